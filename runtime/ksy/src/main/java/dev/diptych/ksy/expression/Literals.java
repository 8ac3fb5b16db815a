package dev.diptych.ksy.expression;

import java.math.BigDecimal;
import java.math.BigInteger;

/** The values of literals. */
final class Literals {
  private Literals() {}

  /** {@code 1_000}, {@code 0x1F}, {@code 0b11} or {@code 0o17}. */
  static BigInteger integer(String text) {
    String digits = text.replace("_", "");
    int radix =
        switch (digits.length() < 2 ? '0' : digits.charAt(1)) {
          case 'x', 'X' -> 16;
          case 'b', 'B' -> 2;
          case 'o', 'O' -> 8;
          default -> 10;
        };
    return new BigInteger(radix == 10 ? digits : digits.substring(2), radix);
  }

  /** A number with a point or an exponent; also {@code 1.} with nothing behind the point. */
  static BigDecimal real(String text) {
    String digits = text.replace("_", "");
    return new BigDecimal(digits.endsWith(".") ? digits.substring(0, digits.length() - 1) : digits);
  }

  /** The characters that {@code text} between double quotes stands for. */
  static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        plain.append(c);
        continue;
      }
      c = text.charAt(++i);
      int known = "abtnvfre\"'\\".indexOf(c);
      if (known >= 0) {
        plain.append("\u0007\b\t\n\u000b\f\r\u001b\"'\\".charAt(known));
      } else if (c == 'u') {
        plain.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
        i += 4;
      } else {
        int end = i;
        while (end < text.length() && end < i + 3 && "01234567".indexOf(text.charAt(end)) >= 0) {
          end++;
        }
        plain.append((char) Integer.parseInt(text.substring(i, end), 8));
        i = end - 1;
      }
    }
    return plain.toString();
  }
}
