package dev.diptych.model.diagnostic;

import java.util.Collection;
import java.util.Locale;

/** Finds the name that somebody probably meant. */
public final class Suggestion {
  private Suggestion() {}

  /** {@code "; did you mean 'x'?"} for the nearest of {@code names}, or an empty string. */
  public static String of(String word, Collection<String> names) {
    String best = null;
    int least = Math.max(1, word.length() / 3) + 1;
    for (String name : names) {
      int distance = distance(word.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      if (distance < least) {
        least = distance;
        best = name;
      }
    }
    return best == null ? "" : "; did you mean '" + best + "'?";
  }

  /** Letters to add, drop, change or swap with their neighbour. */
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
    int least = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
    least = Math.min(least, cost[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
  }
}
