package dev.diptych.text.literal;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.sink.ByteBuilder;
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
    ByteBuilder out = new ByteBuilder(digits(text, start + 2, end - 1) / 2);
    int at = start + 2;
    while (at < end - 1) {
      int high = Hex.value(text[at]);
      int low = Hex.value(text[at + 1]);
      if (high >= 0 && low >= 0) {
        out.put((byte) (high << 4 | low));
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
    return out.length() == out.array().length ? out.array() : out.toBytes();
  }

  private static int digits(byte[] text, int from, int to) {
    int digits = 0;
    for (int at = from; at < to; at++) {
      digits += Hex.value(text[at]) >= 0 ? 1 : 0;
    }
    return digits;
  }

  /**
   * Appends the canonical form of {@code bytes}: on one line if they are few, otherwise on the
   * following lines.
   *
   * @param lineBreak a line end and the indentation of continuation lines, such as {@code "\n "}
   * @param afterLine called after each line; may remove text from {@code out}
   */
  public static void print(byte[] bytes, String lineBreak, ByteBuilder out, Runnable afterLine) {
    boolean few = bytes.length <= BYTES_PER_LINE;
    out.putAscii("x\"");
    for (int i = 0; i < bytes.length; i++) {
      if (!few && i % BYTES_PER_LINE == 0) {
        afterLine.run();
        out.putAscii(lineBreak);
      }
      Hex.putByte(bytes[i], out);
    }
    out.put((byte) '"');
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\n' || b == '\r';
  }

  private static void report(Source source, int at, String message, Consumer<Diagnostic> sink) {
    Location place = new Location.InText(source, new Span(at, at + 1));
    sink.accept(Diagnostic.error("bad-bytes", place, message));
  }
}
