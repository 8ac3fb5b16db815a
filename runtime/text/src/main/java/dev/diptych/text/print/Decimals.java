package dev.diptych.text.print;

import dev.diptych.text.number.FixedPrinter;
import dev.diptych.text.number.PrintfSpecial;
import dev.diptych.text.sink.ByteBuilder;

/** Prints doubles with a fixed number of decimals, where those are all there is to them. */
final class Decimals {
  /** Up to here every whole number is a double. */
  private static final double MOST = 0x1p53;

  private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

  private Decimals() {}

  /** Prints {@code bits}; or nothing, and tells so, where the text would be another number. */
  static boolean print(long bits, int decimals, ByteBuilder out) {
    double value = Double.longBitsToDouble(bits);
    if (!Double.isFinite(value)) {
      return special(bits, decimals, out);
    }
    double scaled = Math.rint(value * POWERS[decimals]);
    // The quotient of two whole numbers is rounded as a decimal number is when it is read.
    boolean same = Math.abs(scaled) < MOST && scaled / POWERS[decimals] == value;
    if (same) {
      out.ensure(FixedPrinter.maxLength(decimals));
      out.setLength(FixedPrinter.print(value, decimals, out.array(), out.length()));
    }
    return same;
  }

  private static boolean special(long bits, int decimals, ByteBuilder out) {
    String spelling = PrintfSpecial.spell(bits, decimals);
    if (spelling != null) {
      out.putAscii(spelling);
    }
    return spelling != null;
  }
}
