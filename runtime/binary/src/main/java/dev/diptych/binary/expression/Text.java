package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import org.jspecify.annotations.Nullable;

/** A string of a file: its bytes, which are decoded when an expression asks for characters. */
public final class Text {
  private final Bytes bytes;
  private final TextEncoding encoding;
  private @Nullable String string;

  /** A string that is not decoded yet. */
  public Text(Bytes bytes, TextEncoding encoding) {
    this.bytes = bytes;
    this.encoding = encoding;
  }

  /** Its bytes. */
  public Bytes bytes() {
    return bytes;
  }

  /**
   * Its characters; U+FFFD for bytes that are not valid in its encoding, which are kept.
   *
   * @throws dev.diptych.binary.stream.RejectedException if its encoding is unknown
   */
  public String string() {
    if (string == null) {
      string = encoding.decode(bytes);
    }
    return string;
  }
}
