package dev.diptych.text.print;

import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FixedPrinter;
import dev.diptych.text.number.PrintfSpecial;
import dev.diptych.text.sink.ByteBuilder;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/**
 * Prints doubles with a fixed number of decimals if they are exact, otherwise with as many as
 * necessary; never with an exponent, which programs that write fixed decimals may not support.
 */
final class DecimalPrinter {
  /** Every integer up to this is a double. */
  private static final double MAX_EXACT = 0x1p53;

  private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

  private DecimalPrinter() {}

  /** Prints {@code bits}; returns false and prints nothing for a NaN that cannot be printed. */
  static boolean print(long bits, int decimals, ByteBuilder out) {
    double value = Double.longBitsToDouble(bits);
    if (!Double.isFinite(value)) {
      return special(bits, decimals, out);
    }
    int start = out.length();
    out.ensure(FixedPrinter.maxLength(decimals));
    out.setLength(FixedPrinter.print(value, decimals, out.array(), start));
    if (!readsBack(value, decimals, out, start)) {
      out.setLength(start);
      out.putAscii(plain(bits));
    }
    return true;
  }

  /** Whether the text in {@code out} from {@code start} on reads back as {@code value}. */
  private static boolean readsBack(double value, int decimals, ByteBuilder out, int start) {
    double scaled = Math.rint(value * POWERS[decimals]);
    // The quotient of two integers is rounded like a decimal number.
    return Math.abs(scaled) < MAX_EXACT
        ? scaled / POWERS[decimals] == value
        : Double.parseDouble(text(out, start)) == value;
  }

  private static String text(ByteBuilder out, int start) {
    return new String(out.array(), start, out.length() - start, StandardCharsets.US_ASCII);
  }

  /** The shortest decimal without exponent that reads back as {@code bits}. */
  private static String plain(long bits) {
    byte[] shortest = new byte[DoublePrinter.MAX_LENGTH];
    int end = DoublePrinter.print(bits, shortest, 0);
    String text = new String(shortest, 0, end, StandardCharsets.US_ASCII);
    return new BigDecimal(text).toPlainString();
  }

  private static boolean special(long bits, int decimals, ByteBuilder out) {
    String spelling = PrintfSpecial.format(bits, decimals);
    if (spelling != null) {
      out.putAscii(spelling);
    }
    return spelling != null;
  }
}
