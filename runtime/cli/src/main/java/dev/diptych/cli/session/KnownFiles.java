package dev.diptych.cli.session;

import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Determines which files of a folder belong to known formats. Texts are files called {@code *.twin}
 * and files that begin with the header line of a known format. Binary files have an extension of
 * the shipped formats; with a spec of the user, all others are binary files. Files that a pattern
 * of their project gives a format are texts if they have any header line, and else binary files.
 *
 * @param session knows the formats
 * @param ownSpec whether the formats are those of specs of the user
 */
public record KnownFiles(Session session, boolean ownSpec) {
  private static final String TEXT_ENDING = ".twin";

  /**
   * The files, as {@link FolderFiles} finds them.
   *
   * @throws UsageException if a folder has no such files, or no file has a pattern
   * @throws IoFailure if a folder cannot be read
   */
  public List<String> of(List<String> arguments, FileKind kind) throws IoFailure {
    return FolderFiles.of(arguments, kind.words(), file -> isWanted(file, kind));
  }

  private boolean isWanted(Path file, FileKind kind) {
    return switch (kind) {
      case TEXT -> isText(file);
      case BINARY -> isBinary(file);
      case KNOWN -> isText(file) || isBinary(file);
    };
  }

  private boolean isText(Path file) {
    if (file.toString().endsWith(TEXT_ENDING)) {
      return true;
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] start = in.readNBytes(TextFormatter.MAX_PREFIX);
      return TextFormatter.isText(start, session.engine())
          || (TextFormatter.hasHeader(start) && session.choice().isNamed(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isBinary(Path file) {
    String name = file.toString();
    boolean known = ownSpec || isNamed(file);
    return known
        ? !isText(file)
        : Families.binaryExtensions().stream().anyMatch(end -> name.endsWith("." + end));
  }

  private boolean isNamed(Path file) {
    try {
      return session.choice().isNamed(file);
    } catch (IoFailure e) {
      throw new UncheckedIOException(e);
    }
  }
}
