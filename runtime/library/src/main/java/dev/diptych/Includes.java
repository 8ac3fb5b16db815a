package dev.diptych;

import java.io.IOException;
import java.util.Optional;

/** Finds the texts that an authored text includes. */
@FunctionalInterface
public interface Includes {
  /**
   * Reads a text. It is called on a thread of the conversion.
   *
   * @param path the path as it is in the text; the same path is always the same text
   * @param from the name of the text that includes it
   * @return the bytes of the text; empty if there is none, which is an error in the including text
   * @throws IOException if it cannot be read, which is an error in the including text
   */
  Optional<byte[]> read(String path, String from) throws IOException;
}
