package dev.diptych.model.diagnostic;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Suggests a name for a misspelled one. */
public final class Suggestion {
  private Suggestion() {}

  /** Returns {@code "; did you mean 'x'?"} for the nearest of {@code names}, or an empty string. */
  public static String of(String word, Collection<String> names) {
    Replacement found = nearest(word, names);
    return found == null ? "" : found.question();
  }

  /** The nearest of {@code names} instead of {@code word}, or null. */
  public static @Nullable Replacement nearest(String word, Collection<String> names) {
    String best = similar(word, names);
    if (best == null) {
      best = ofSameWords(word, names);
    }
    return best == null ? null : new Replacement(word, best);
  }

  /** The name with the smallest edit distance, within a limit; or null. */
  private static @Nullable String similar(String word, Collection<String> names) {
    String plain = plain(word);
    String best = null;
    int minimum = Math.max(1, plain.length() / 3) + 1;
    for (String name : names) {
      int distance = distance(plain, plain(name));
      if (distance < minimum) {
        minimum = distance;
        best = name;
      }
    }
    return best;
  }

  /** The name without word separators and case. */
  private static String plain(String name) {
    return name.replaceAll("[ _-]", "").toLowerCase(Locale.ROOT);
  }

  /**
   * The name with the same words in order, at least two, and the fewest extra words on one side:
   * {@code NumPoints} for {@code NumOfPoints}; or null.
   */
  private static @Nullable String ofSameWords(String word, Collection<String> names) {
    List<String> words = words(word);
    String best = null;
    int minimum = Integer.MAX_VALUE;
    for (String name : names) {
      List<String> others = words(name);
      int more = Math.abs(words.size() - others.size());
      boolean within =
          words.size() < others.size() ? isWithin(words, others) : isWithin(others, words);
      if (within && Math.min(words.size(), others.size()) > 1 && more < minimum) {
        minimum = more;
        best = name;
      }
    }
    return best;
  }

  /** Whether {@code few} is a subsequence of {@code many}. */
  private static boolean isWithin(List<String> few, List<String> many) {
    int next = 0;
    for (String word : many) {
      next += next < few.size() && few.get(next).equals(word) ? 1 : 0;
    }
    return next == few.size();
  }

  private static List<String> words(String name) {
    String apart = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    return Arrays.stream(apart.split("[ _-]+")).filter(word -> !word.isEmpty()).toList();
  }

  /** Number of letters to add, remove, replace or swap with a neighbour. */
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : step(cost, a, b, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int step(int[][] cost, String a, String b, int i, int j) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int minimum = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
    minimum = Math.min(minimum, cost[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(minimum, cost[i - 2][j - 2] + 1) : minimum;
  }
}
