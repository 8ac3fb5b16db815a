package dev.diptych.model.document;

import java.io.IOException;

/**
 * An output whose first bytes can be replaced while it is written, because nothing uses it before
 * it is complete.
 */
public interface Rewritable {
  /**
   * Replaces the first bytes.
   *
   * @param bytes the new bytes; at least as many were written
   * @throws IOException if that fails; the output must then be discarded
   */
  void rewrite(byte[] bytes) throws IOException;
}
