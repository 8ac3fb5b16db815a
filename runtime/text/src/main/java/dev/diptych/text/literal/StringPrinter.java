package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.Charset;

/**
 * Prints strings in canonical form. Printable characters are not escaped. The set of other
 * characters is a fixed list instead of Unicode's tables, so that output does not depend on the
 * Java version.
 */
final class StringPrinter {
  private StringPrinter() {}

  static void print(byte[] bytes, Charset charset, ByteBuilder out) {
    CharacterCodec codec = null;
    boolean utf8 = charset.equals(UTF_8);
    int at = 0;
    while (at < bytes.length) {
      if (utf8 && isPlain(bytes[at])) {
        out.put(bytes[at++]);
        continue;
      }
      if (codec == null) {
        codec = new CharacterCodec(charset);
      }
      at += print(bytes, at, codec, out);
    }
  }

  /** Prints the character at {@code at}, or the bytes of an invalid unit; returns its length. */
  private static int print(byte[] bytes, int at, CharacterCodec codec, ByteBuilder out) {
    int codePoint = codec.read(bytes, at, bytes.length);
    if (codePoint >= 0) {
      print(codePoint, out);
      return codec.length();
    }
    int count = Math.min(codec.unit(), bytes.length - at);
    for (int i = at; i < at + count; i++) {
      out.putAscii("\\x");
      Hex.putByte(bytes[i], out);
    }
    return count;
  }

  private static void print(int codePoint, ByteBuilder out) {
    switch (codePoint) {
      case '"' -> out.putAscii("\\\"");
      case '\\' -> out.putAscii("\\\\");
      case '\n' -> out.putAscii("\\n");
      case '\r' -> out.putAscii("\\r");
      case '\t' -> out.putAscii("\\t");
      default -> {
        if (isReadable(codePoint)) {
          Utf8.put(codePoint, out);
        } else {
          out.putAscii("\\u{");
          Hex.putNumber(codePoint, out);
          out.put((byte) '}');
        }
      }
    }
  }

  private static boolean isPlain(byte b) {
    return b >= 0x20 && b < 0x7F && b != '"' && b != '\\';
  }

  private static boolean isReadable(int c) {
    return !isControl(c) && !isLayout(c) && !isNoncharacter(c);
  }

  private static boolean isControl(int c) {
    return c < 0x20 || (c >= 0x7F && c <= 0x9F);
  }

  /** Invisible characters that break lines, change the direction of text, or are hidden. */
  private static boolean isLayout(int c) {
    return (c >= 0x200B && c <= 0x200F)
        || (c >= 0x2028 && c <= 0x202E)
        || (c >= 0x2060 && c <= 0x2069)
        || c == 0x061C
        || c == 0xFEFF;
  }

  private static boolean isNoncharacter(int c) {
    return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
  }
}
