package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.converter.Converter;
import dev.diptych.files.FileStream;
import dev.diptych.files.IoFailure;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.WholeRequiredException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Converts a large file in parts, if that is possible. */
final class LargeFile {
  /** Converts what a stream has. */
  interface Conversion {
    Proven of(Parts parts, String name, InputStream in);
  }

  private final Session session;
  private final Targets targets;
  private final String file;

  /**
   * @param targets where its output goes
   * @param file the argument
   */
  LargeFile(Session session, Targets targets, String file) {
    this.session = session;
    this.targets = targets;
    this.file = file;
  }

  /**
   * Converts the file.
   *
   * @param converter converts it
   * @param selection the format and layout that the user selected
   * @param conversion the direction
   * @return an exit code; empty if nothing was written, because the file is not large, or its
   *     format or its content requires that all of it is converted at once
   */
  OptionalInt convert(Converter converter, Selection selection, Conversion conversion)
      throws IoFailure {
    Path path = path();
    Parts parts = path == null ? null : converter.parts(selection).orElse(null);
    if (path == null || parts == null) {
      return OptionalInt.empty();
    }
    try (FileStream in = session.stream(file, path)) {
      return OptionalInt.of(session.outputs().write(targets, file, conversion.of(parts, file, in)));
    } catch (WholeRequiredException e) {
      return OptionalInt.empty();
    } catch (IOException e) {
      throw IoFailure.reading(file, e);
    }
  }

  /** The path of the file if it is large; null if not, or if it is not a regular file. */
  private @Nullable Path path() {
    try {
      Path path = file.equals(Input.STANDARD) ? null : Path.of(file);
      boolean isLarge =
          path != null && Files.isRegularFile(path) && Files.size(path) >= Parts.MIN_SIZE;
      return isLarge ? path : null;
    } catch (IOException | InvalidPathException e) {
      return null; // Reading it will report the error.
    }
  }
}
