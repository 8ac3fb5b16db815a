package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** A string of a file: its bytes, which are decoded when an expression asks for characters. */
public final class Text {
  private final Bytes bytes;
  private final Charset charset;
  private @Nullable String string;

  /** A string that is not decoded yet. */
  public Text(Bytes bytes, Charset charset) {
    this.bytes = bytes;
    this.charset = charset;
  }

  /** Its bytes. */
  public Bytes bytes() {
    return bytes;
  }

  /** Its characters; U+FFFD for bytes that are not valid in its encoding, which are kept. */
  public String string() {
    if (string == null) {
      string = charset.decode(bytes.buffer()).toString();
    }
    return string;
  }
}
