package dev.diptych.text.print;

import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FixedPrinter;
import dev.diptych.text.number.PrintfSpecial;
import dev.diptych.text.sink.ByteBuilder;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/**
 * Prints doubles with a fixed number of decimals where those tell the number, and with as many as
 * it takes otherwise; never with an exponent, which programs that write fixed decimals may not
 * read.
 */
final class DecimalPrinter {
  /** Up to here every whole number is a double. */
  private static final double MAX_EXACT = 0x1p53;

  private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

  private DecimalPrinter() {}

  /** Prints {@code bits}; or nothing, and returns false, for a NaN that has no spelling here. */
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

  /** Whether {@code value} is what stands in {@code out} from {@code start} on. */
  private static boolean readsBack(double value, int decimals, ByteBuilder out, int start) {
    double scaled = Math.rint(value * POWERS[decimals]);
    // The quotient of two whole numbers is rounded as a decimal number is when it is read.
    return Math.abs(scaled) < MAX_EXACT
        ? scaled / POWERS[decimals] == value
        : Double.parseDouble(text(out, start)) == value;
  }

  private static String text(ByteBuilder out, int start) {
    return new String(out.array(), start, out.length() - start, StandardCharsets.US_ASCII);
  }

  /** The shortest decimal that reads back as {@code bits}, without an exponent. */
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
