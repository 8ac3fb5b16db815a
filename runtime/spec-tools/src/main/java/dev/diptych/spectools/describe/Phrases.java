package dev.diptych.spectools.describe;

import java.util.List;

/** Joins words to phrases. */
public final class Phrases {
  private Phrases() {}

  /** {@code a, b and c}. */
  public static String list(List<String> words, String last) {
    int lastIndex = words.size() - 1;
    return lastIndex < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, lastIndex)) + " " + last + " " + words.get(lastIndex);
  }

  /** {@code 1 field}, {@code 2 fields}. */
  public static String count(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
