package dev.diptych.text.syntax.lex;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.WordScanner;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Hints for numbers in the syntax of other languages. */
public final class NumberHints {
  // Longer words get no hint.
  private static final int MAX_LENGTH = 40;

  private NumberHints() {}

  /** The valid number that the word {@code [start, end)} was probably meant to be, or null. */
  public static @Nullable Replacement of(byte[] text, int start, int end) {
    if (end - start > MAX_LENGTH) {
      return null;
    }
    String word = new String(text, start, end - start, US_ASCII);
    String sign = word.startsWith("-") ? "-" : "";
    String digits = word.substring(word.startsWith("+") ? 1 : sign.length());
    String better = sign + unsigned(digits.toLowerCase(Locale.ROOT).replace("_", ""));
    byte[] bytes = better.getBytes(US_ASCII);
    boolean good = WordScanner.kind(bytes, 0, bytes.length) != Literal.Kind.BAD;
    return good ? new Replacement(word, better) : null;
  }

  private static String unsigned(String digits) {
    if (digits.startsWith("0x")) {
      return digits;
    }
    if (digits.startsWith("inf")) {
      return "inf";
    }
    return digits
        .replaceFirst("[fdl]$", "")
        .replaceFirst("^\\.", "0.")
        .replaceFirst("\\.(?=e|$)", ".0");
  }
}
