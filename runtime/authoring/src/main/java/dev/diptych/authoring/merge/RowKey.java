package dev.diptych.authoring.merge;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The key of a row as a number.
 *
 * @param number the number
 * @param unit the unit after it; empty if there is none
 */
record RowKey(BigDecimal number, String unit) {
  /** Longer numbers are compared as they are written. */
  private static final Pattern NUMBER =
      Pattern.compile("(-?[0-9]{1,40}(?:\\.[0-9]{1,40})?(?:[eE][-+]?[0-9]{1,3})?)([a-z%]*)");

  /** The key that a word is, or null. */
  static @Nullable RowKey parse(String word) {
    Matcher form = NUMBER.matcher(word);
    return form.matches() ? new RowKey(new BigDecimal(form.group(1)), form.group(2)) : null;
  }

  /** A word, with one spelling for all that are the same number. */
  static String of(String word) {
    RowKey key = parse(word);
    if (key == null) {
      return word;
    }
    String sign = word.startsWith("-") && key.number.signum() == 0 ? "-" : "";
    return sign + key.number.stripTrailingZeros() + key.unit;
  }

  /** Whether it is a smaller number of the same unit. */
  boolean isBefore(RowKey other) {
    return unit.equals(other.unit) && number.compareTo(other.number) < 0;
  }
}
