package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.source.Source;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * String literals. The text is UTF-8, and the field has its own charset; {@code \xNN} is a byte
 * that is not valid in that charset, so that every byte sequence can be printed.
 */
public final class StringLiteral {
  private StringLiteral() {}

  /**
   * Decodes a literal. Invalid parts are reported and skipped.
   *
   * @param start offset of the opening quote
   * @param end offset after the closing quote
   * @param charset the charset of the field
   * @param sink receives {@code bad-escape} and {@code unencodable}
   */
  public static byte[] decode(
      Source source, int start, int end, Charset charset, Consumer<Diagnostic> sink) {
    byte[] text = source.bytes();
    if (charset.equals(UTF_8) && !hasEscape(text, start, end)) {
      return decodeRaw(source, start, end);
    }
    return new StringDecoder(source, end - 1, charset, sink).decode(start + 1);
  }

  /** Returns the bytes between the quotes of a string without escapes. */
  public static byte[] decodeRaw(Source source, int start, int end) {
    return Arrays.copyOfRange(source.bytes(), start + 1, end - 1);
  }

  /** Appends the canonical form of {@code bytes} in {@code charset}, with quotes. */
  public static void print(byte[] bytes, Charset charset, ByteBuilder out) {
    out.put((byte) '"');
    StringPrinter.print(bytes, charset, out);
    out.put((byte) '"');
  }

  /**
   * Appends {@code bytes} in quotes without escapes; returns false and appends nothing if they
   * contain a quote or a line end.
   */
  public static boolean printRaw(byte[] bytes, ByteBuilder out) {
    for (byte b : bytes) {
      if (b == '"' || b == '\n' || b == '\r') {
        return false;
      }
    }
    out.put((byte) '"');
    out.put(bytes, 0, bytes.length);
    out.put((byte) '"');
    return true;
  }

  private static boolean hasEscape(byte[] text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (text[i] == '\\') {
        return true;
      }
    }
    return false;
  }
}
