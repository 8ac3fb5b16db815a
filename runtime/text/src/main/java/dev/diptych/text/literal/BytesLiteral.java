package dev.diptych.text.literal;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.sink.ByteBuilder;
import java.util.Arrays;
import java.util.function.Consumer;

/** Byte literals: {@code x"0a0b"}, two digits per byte, with optional white space between bytes. */
public final class BytesLiteral {
  /** Number of bytes per line in the canonical form. */
  public static final int BYTES_PER_LINE = 32;

  private BytesLiteral() {}

  /**
   * Decodes a literal. Invalid parts are reported and skipped.
   *
   * @param start offset of the {@code x}
   * @param end offset after the closing quote
   * @param sink receives {@code bad-bytes}
   */
  public static byte[] decode(Source source, int start, int end, Consumer<Diagnostic> sink) {
    byte[] text = source.bytes();
    byte[] bytes = new byte[Math.max(0, end - start - 3) / 2];
    int count = 0;
    int at = start + 2;
    while (at < end - 1) {
      int high = Hex.value(text[at]);
      int low = Hex.value(text[at + 1]);
      if (high >= 0 && low >= 0) {
        bytes[count++] = (byte) (high << 4 | low);
        at += 2;
      } else {
        if (high >= 0) {
          report(source, at, "a byte requires two digits", sink);
        } else if (!isBlank(text[at])) {
          report(source, at, "not a hexadecimal digit", sink);
        }
        at++;
      }
    }
    return count == bytes.length ? bytes : Arrays.copyOf(bytes, count);
  }

  /**
   * Appends the canonical form of {@code bytes}: on one line if they are few, otherwise on the
   * following lines.
   *
   * @param lineBreak a line end and the indentation of continuation lines, such as {@code "\n "}
   * @param afterLine called after each line; may remove text from {@code out}
   */
  public static void print(byte[] bytes, String lineBreak, ByteBuilder out, Runnable afterLine) {
    out.putAscii("x\"");
    if (bytes.length <= BYTES_PER_LINE) {
      Hex.putBytes(bytes, 0, bytes.length, out);
    } else {
      for (int i = 0; i < bytes.length; i += BYTES_PER_LINE) {
        afterLine.run();
        out.putAscii(lineBreak);
        Hex.putBytes(bytes, i, Math.min(bytes.length, i + BYTES_PER_LINE), out);
      }
    }
    out.put((byte) '"');
  }

  /**
   * Where a valid literal ends that has exactly these bytes.
   *
   * @param text a text, in which the literal may be
   * @param start offset of the {@code x}
   * @return the offset after the closing quote; -1 if the literal is another one, or none
   */
  public static int endOf(byte[] bytes, byte[] text, int start) {
    int last = text.length - 3; // Two digits and the quote are behind what is read next.
    if (start > last || text[start] != 'x' || text[start + 1] != '"') {
      return -1;
    }
    int at = start + 2;
    for (byte each : bytes) {
      while (at < last && isBlank(text[at])) {
        at++;
      }
      if (at > last || (Hex.value(text[at]) << 4 | Hex.value(text[at + 1])) != (each & 0xFF)) {
        return -1;
      }
      at += 2;
    }
    return text[at] == '"' ? at + 1 : -1;
  }

  /** Whether a literal may have a byte between its quotes. */
  public static boolean isPart(byte b) {
    return isBlank(b) || Hex.value(b) >= 0;
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\n' || b == '\r';
  }

  private static void report(Source source, int at, String message, Consumer<Diagnostic> sink) {
    Location place = new Location.InText(source, new Span(at, at + 1));
    sink.accept(Diagnostic.error("bad-bytes", place, message));
  }
}
