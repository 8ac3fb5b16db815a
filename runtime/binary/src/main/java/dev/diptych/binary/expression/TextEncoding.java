package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * The encoding of a string. Strings of unknown encodings are bytes like others, unless an
 * expression asks for their characters.
 *
 * @param name its name in the spec
 * @param charset decodes it; null if it is unknown
 */
public record TextEncoding(String name, @Nullable Charset charset) {
  /** The encoding {@code name}. */
  public static TextEncoding of(String name) {
    try {
      return new TextEncoding(name, Charset.forName(name));
    } catch (IllegalArgumentException e) {
      return new TextEncoding(name, null);
    }
  }

  /**
   * The characters of a string; U+FFFD for bytes that are not valid.
   *
   * @throws RejectedException if the encoding is unknown
   */
  String decode(Bytes bytes) {
    if (charset == null) {
      throw RejectedException.expression("reads characters of the unknown encoding " + name);
    }
    return charset.decode(bytes.buffer()).toString();
  }

  /** The bytes of a character of ASCII; one byte in unknown encodings. */
  public byte[] character(int ascii) {
    byte one = (byte) ascii;
    return switch (charset == null ? "" : charset.name()) {
      case "UTF-16LE" -> new byte[] {one, 0};
      case "UTF-16BE" -> new byte[] {0, one};
      case "UTF-32LE" -> new byte[] {one, 0, 0, 0};
      case "UTF-32BE" -> new byte[] {0, 0, 0, one};
      default -> new byte[] {one};
    };
  }
}
