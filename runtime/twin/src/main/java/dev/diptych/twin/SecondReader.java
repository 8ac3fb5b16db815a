package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

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

  /** The package that code of a spec of a user must have. */
  String javaPackage();

  /**
   * Reads a file of a spec of a user with code that is generated from it, in a process of its own,
   * and compares it.
   *
   * @param name its name, for diagnostics
   * @param engine the format
   * @param document what the codec has decoded from it
   * @param file all of it
   * @param sources the code by file name, without descriptions
   * @return an error for each of the first values that differ, or one if the code cannot be run
   * @throws IOException if the process cannot be started
   */
  List<Diagnostic> differences(
      String name, Engine engine, Document document, ByteBuffer file, Map<String, String> sources)
      throws IOException;
}
