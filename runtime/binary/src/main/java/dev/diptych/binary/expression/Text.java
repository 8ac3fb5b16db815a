package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import java.nio.charset.CharacterCodingException;
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

  /**
   * Its characters.
   *
   * @throws RejectedException if its bytes are not valid in its encoding
   */
  String string() {
    if (string == null) {
      try {
        string = charset.newDecoder().decode(bytes.buffer()).toString();
      } catch (CharacterCodingException e) {
        throw RejectedException.expression("reads a string that is not " + charset);
      }
    }
    return string;
  }
}
