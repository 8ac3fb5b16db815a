package dev.diptych.authoring.plain;

import java.nio.ByteBuffer;

/** A text after expansion. */
public final class PlainText {
  private final byte[] bytes;
  private final SourceMap map;

  PlainText(byte[] bytes, SourceMap map) {
    this.bytes = bytes;
    this.map = map;
  }

  /** The plain text. */
  public ByteBuffer bytes() {
    return ByteBuffer.wrap(bytes);
  }

  /** Where its parts were authored. */
  public SourceMap map() {
    return map;
  }
}
