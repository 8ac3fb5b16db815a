package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.converter.Converter;
import dev.diptych.files.FileContent;
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
import org.jspecify.annotations.Nullable;

/** Converts a file: a large one in parts, if that is possible. */
final class LargeFile {
  /** Converts what a stream has. */
  interface Conversion {
    Proven of(Parts parts, String name, InputStream in);
  }

  /** Converts all of a file at once, and returns an exit code. */
  interface Whole {
    int convert() throws IoFailure;
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
   * @param converter converts it in parts
   * @param selection the format and layout that the user selected
   * @param conversion the direction
   * @param whole converts it at once, because it is not large, or its format or its content
   *     requires that
   * @return an exit code
   */
  int convert(Converter converter, Selection selection, Conversion conversion, Whole whole)
      throws IoFailure {
    Path path = path();
    if (path == null) {
      return whole.convert();
    }
    Parts.Choice choice = converter.parts(selection, size(path));
    Parts parts = choice.parts();
    if (parts == null) {
      return whole(path, whole, choice.obstacle());
    }
    try {
      return convert(path, parts, conversion);
    } catch (WholeRequiredException e) {
      return whole(path, whole, e.reason());
    }
  }

  private int convert(Path path, Parts parts, Conversion conversion) throws IoFailure {
    try (FileStream in = session.stream(file, path)) {
      return session.outputs().write(targets, file, conversion.of(parts, file, in));
    } catch (IOException e) {
      throw IoFailure.reading(file, e);
    }
  }

  private int whole(Path path, Whole whole, String obstacle) throws IoFailure {
    if (size(path) > FileContent.MAX_SIZE) {
      throw new IoFailure(
          "cannot-read",
          "cannot read %s: it is larger than 2 GiB, and not converted in parts: %s"
              .formatted(file, obstacle));
    }
    try {
      return whole.convert();
    } catch (OutOfMemoryError e) {
      OutOfMemoryError explained =
          new OutOfMemoryError(e.getMessage() + "; it is not converted in parts: " + obstacle);
      explained.initCause(e);
      throw explained;
    }
  }

  /** The path of the file if it is large; null if not, or if it is not a regular file. */
  private @Nullable Path path() {
    try {
      Path path = file.equals(Input.STANDARD) ? null : Path.of(file);
      return path != null && size(path) >= Parts.MIN_SIZE ? path : null;
    } catch (InvalidPathException e) {
      return null; // Reading it will report the error.
    }
  }

  /** The size of a regular file; 0 for others. */
  private static long size(Path path) {
    try {
      return Files.isRegularFile(path) ? Files.size(path) : 0;
    } catch (IOException e) {
      return 0; // Reading it will report the error.
    }
  }
}
