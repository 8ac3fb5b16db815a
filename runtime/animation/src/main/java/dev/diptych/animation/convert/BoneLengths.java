package dev.diptych.animation.convert;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lengths of bones, as users write them. */
final class BoneLengths {
  private BoneLengths() {}

  /**
   * Parses {@code arm:25,hand:8.5}.
   *
   * @param text null for none
   * @throws IllegalArgumentException with one sentence if it is invalid
   */
  static Map<String, Double> parse(@Nullable String text) {
    Map<String, Double> lengths = new LinkedHashMap<>();
    if (text == null) {
      return lengths;
    }
    for (String pair : text.split(",", -1)) {
      int colon = pair.lastIndexOf(':');
      double length = colon < 1 ? Double.NaN : number(pair.substring(colon + 1));
      if (!(length >= 0) || Double.isInfinite(length)) {
        throw new IllegalArgumentException(
            "'"
                + pair
                + "' is not a bone and its length: --lengths takes BONE:LENGTH, such as arm:25");
      }
      if (lengths.put(pair.substring(0, colon).strip(), length) != null) {
        throw new IllegalArgumentException("duplicate bone in --lengths: '" + pair + "'");
      }
    }
    return lengths;
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text.strip());
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
