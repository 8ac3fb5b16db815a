package dev.diptych.infoset;

import dev.diptych.model.schema.ScalarKind;
import dev.diptych.text.number.DoublePrinter;
import dev.diptych.text.number.FloatPrinter;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Formats numbers, both exactly and for readers. */
final class NumberText {
  private NumberText() {}

  /** An integer in decimal digits. */
  static String whole(ScalarKind kind, long bits) {
    return kind.sort() == ScalarKind.Sort.UNSIGNED
        ? Long.toUnsignedString(bits)
        : Long.toString(bits);
  }

  /** The bits of a float, 8 or 16 hexadecimal digits. */
  static String bits(ScalarKind kind, long bits) {
    return HexFormat.of().toHexDigits(bits, kind.width() * 2);
  }

  /** A float as in canonical text. */
  static String shortest(ScalarKind kind, long bits) {
    byte[] out = new byte[Math.max(FloatPrinter.MAX_LENGTH, DoublePrinter.MAX_LENGTH)];
    int end =
        kind.width() == 4
            ? FloatPrinter.print((int) bits, out, 0)
            : DoublePrinter.print(bits, out, 0);
    return new String(out, 0, end, StandardCharsets.US_ASCII);
  }
}
