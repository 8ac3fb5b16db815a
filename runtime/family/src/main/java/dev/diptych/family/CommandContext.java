package dev.diptych.family;

import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The services of the command line for the commands of a format family. */
public interface CommandContext {
  /**
   * Opens a file of either face and shows its diagnostics.
   *
   * @param file a path, or {@code -} for standard input
   * @return nothing if the file is rejected
   * @throws IOException if it cannot be read
   */
  Optional<LocatedDocument> open(String file) throws IOException;

  /**
   * Reads a text file that is not in any format, such as a list of names. The command refuses to
   * overwrite it.
   *
   * @param kind what the file is, for messages
   * @throws IOException if it cannot be read, or is not UTF-8
   */
  String readText(Path file, String kind) throws IOException;

  /**
   * Reads a file that is in no format of the schemas, and shows its diagnostics. The command
   * refuses to overwrite it.
   *
   * @param file a path, or {@code -} for standard input
   * @return nothing if the file is rejected
   * @throws IOException if it cannot be read
   */
  <T> Optional<T> read(String file, OtherFile<T> reader) throws IOException;

  /** The document that {@code text}, which must be valid, means. */
  Document parse(String text);

  /**
   * Converts one file to another: opens the input, runs {@code conversion}, shows its notes and
   * writes its document.
   *
   * @return the exit code
   * @throws IOException if a file cannot be read or written
   */
  int convert(ConversionRequest request, Conversion conversion) throws IOException;

  /**
   * Makes a document of a file that is in no format of the schemas, shows notes about it and writes
   * it.
   *
   * @param request the files; the face of the output is given
   * @return the exit code
   * @throws IOException if a file cannot be read or written
   */
  int create(ConversionRequest request, OtherFile<Conversion.Converted> reader) throws IOException;

  /**
   * Writes something in a file to one that is in no format of the schemas, such as a pose as JSON:
   * opens the input and writes what {@code extraction} makes of it.
   *
   * @param allowLoss whether it is written if it cannot hold everything
   * @return the exit code
   * @throws IOException if a file cannot be read or written
   */
  int extract(ConversionRequest request, Extraction extraction, boolean allowLoss)
      throws IOException;
}
