package dev.diptych.model.document;

import java.io.IOException;

/**
 * An output whose bytes can be replaced while it is written, because nothing uses it before it is
 * complete.
 */
public interface Rewritable {
  /**
   * Replaces bytes.
   *
   * @param position offset of the first of them
   * @param bytes the new bytes; at least as many were written from there on
   * @throws IOException if that fails; the output must then be discarded
   */
  void rewrite(long position, byte[] bytes) throws IOException;
}
