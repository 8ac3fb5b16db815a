package dev.diptych.family;

import dev.diptych.model.diagnostic.Result;

/**
 * Reads a file that is in no format of the schemas.
 *
 * @param <T> what is made of it
 */
@FunctionalInterface
public interface OtherFile<T> {
  /**
   * What is made of a file, or why it is rejected.
   *
   * @param name of the file, for messages
   * @param bytes the whole file, which must not be changed
   */
  Result<T> read(String name, byte[] bytes);
}
