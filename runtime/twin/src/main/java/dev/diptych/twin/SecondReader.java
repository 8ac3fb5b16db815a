package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Reads files a second time, by an implementation that shares no code with the codec, and compares
 * all values: a round trip cannot detect two errors that cancel out. It is in a folder of its own,
 * because only one command needs it.
 */
public interface SecondReader {
  /** The implementing class, with a public no-argument constructor. */
  String IMPLEMENTATION = "dev.diptych.second.ShippedReader";

  /** Whether it reads files of the format of {@code document}. */
  boolean knows(Document document);

  /**
   * Reads a file and compares it.
   *
   * @param name its name, for diagnostics
   * @param document what the codec has decoded from it, with its computed values
   * @param whole whether its fields account for every byte of the file
   * @param file all of it
   * @return an error for each of the first values that differ; nothing if all are equal
   */
  List<Diagnostic> differences(String name, Document document, boolean whole, ByteBuffer file);
}
