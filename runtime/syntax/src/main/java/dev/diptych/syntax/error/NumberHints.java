package dev.diptych.syntax.error;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Hints for numbers in the syntax of other languages. */
final class NumberHints {
  private static final int MAX_LENGTH = 40; // longer words get no hint
  private static final long NUMBERS =
      Kind.bits(Kind.INT, Kind.HEXINT, Kind.FLOAT, Kind.SPECIAL, Kind.NAME);

  private NumberHints() {}

  /** The valid number that a word was probably meant to be, or null. */
  static @Nullable Replacement of(String word) {
    if (word.length() > MAX_LENGTH) {
      return null;
    }
    String sign = word.startsWith("-") ? "-" : "";
    String digits = word.substring(word.startsWith("+") ? 1 : sign.length());
    String better = sign + unsigned(digits.toLowerCase(Locale.ROOT).replace("_", ""));
    return isWord(better) ? new Replacement(word, better) : null;
  }

  private static boolean isWord(String word) {
    Kind kind = Language.plain().kindOf(word.getBytes(US_ASCII));
    return kind != null && kind.isIn(NUMBERS);
  }

  private static String unsigned(String digits) {
    if (digits.startsWith("0x")) {
      return digits;
    }
    if (digits.startsWith("inf")) {
      return "inf";
    }
    String number = digits;
    int last = number.length() - 1;
    if (last >= 0 && "fdl".indexOf(number.charAt(last)) >= 0) {
      number = number.substring(0, last);
    }
    number = number.startsWith(".") ? "0" + number : number;
    int point = number.indexOf('.');
    boolean isBare =
        point >= 0 && (point == number.length() - 1 || number.charAt(point + 1) == 'e');
    return isBare ? number.substring(0, point + 1) + "0" + number.substring(point + 1) : number;
  }
}
