package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.source.Source;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Strings. The text is UTF-8 and the field has a charset of its own; {@code \xNN} stands for a byte
 * that is not text in that charset, so that every sequence of bytes has a spelling.
 */
public final class StringLiteral {
  private StringLiteral() {}

  /**
   * The bytes that a string stands for. What is wrong with it is reported and left out.
   *
   * @param start offset of the opening quote
   * @param end offset after the closing quote
   * @param charset the charset of the field
   * @param sink takes {@code bad-escape} and {@code unencodable}
   */
  public static byte[] decode(
      Source source, int start, int end, Charset charset, Consumer<Diagnostic> sink) {
    byte[] text = source.bytes();
    if (charset.equals(UTF_8) && !hasEscape(text, start, end)) {
      return decodeRaw(source, start, end);
    }
    return new StringDecoder(source, end - 1, charset, sink).decode(start + 1);
  }

  /** The bytes of a string in a text without escapes: what stands between the quotes. */
  public static byte[] decodeRaw(Source source, int start, int end) {
    return Arrays.copyOfRange(source.bytes(), start + 1, end - 1);
  }

  /** Appends the canonical spelling of {@code bytes} in {@code charset}, with its quotes. */
  public static void print(byte[] bytes, Charset charset, ByteBuilder out) {
    out.put((byte) '"');
    StringPrinter.print(bytes, charset, out);
    out.put((byte) '"');
  }

  /**
   * Appends {@code bytes} in quotes as they are, for a text without escapes; or appends nothing and
   * returns false, because it has a quote or a line end in it.
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
