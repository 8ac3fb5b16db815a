package dev.diptych.cli.convert;

import dev.diptych.cli.session.Session;
import dev.diptych.files.FileContent;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.spectools.relation.Sample;
import dev.diptych.spectools.relation.StaleNumbers;
import dev.diptych.twin.Completed;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The binary file before the edit of its text.
 *
 * @param name its name; null if there is none
 * @param file its bytes
 * @param strict whether numbers that the edit has made wrong are errors
 */
record EditedFile(@Nullable String name, ByteBuffer file, boolean strict) {
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  /**
   * The file that {@code against} names, otherwise the output that is replaced, if there is one of
   * a moderate size.
   *
   * @throws IoFailure if the file that {@code against} names cannot be read
   */
  static EditedFile of(
      Session session, @Nullable String against, @Nullable Path output, boolean strict)
      throws IoFailure {
    if (against != null) {
      return new EditedFile(against, session.read(against).bytes(), strict);
    }
    if (session.engine().isShipped() || output == null || !isModerate(output)) {
      return new EditedFile(null, NOTHING, strict);
    }
    String name = output.toString();
    // A copy, because the file is replaced.
    ByteBuffer bytes = FileContent.read(name, output);
    return new EditedFile(name, ByteBuffer.allocate(bytes.limit()).put(bytes).flip(), strict);
  }

  private static boolean isModerate(Path output) throws IoFailure {
    try {
      return Files.isRegularFile(output)
          && Files.isReadable(output)
          && Files.size(output) <= StaleNumbers.MAX_BYTES;
    } catch (IOException e) {
      throw IoFailure.reading(output.toString(), e);
    }
  }

  /** Shows which numbers the edit has made wrong; whether none is an error. */
  boolean accepts(Session session, LocatedDocument text, Completed compiled) {
    if (name == null) {
      return true;
    }
    Severity severity = strict ? Severity.ERROR : Severity.WARNING;
    List<Diagnostic> found =
        StaleNumbers.find(
            session.engine(), text, compiled.file().whole(), new Sample(name, file), severity);
    return !session.show(found);
  }
}
