package dev.diptych.authoring.comment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds rows of a printed block: by the number that is their key, otherwise by their key as it is
 * written; rows without a key by their content, otherwise by their index.
 */
final class RowPairs {
  /** Relative difference of two spellings of one key in single precision. */
  private static final double PRECISION = 1e-6;

  private final Block before;
  private final Block printed;
  private final Moves moves;
  private final int[] rows;
  private final double[] numbers;
  private final int[] ordinals;
  private @Nullable Map<String, List<Integer>> words;
  private int lastRow = -1;
  private int lastRepetitions;

  /**
   * Pairs rows.
   *
   * @param before the block before the change
   * @param printed the block that is printed
   * @param moves what the change does to keys
   */
  RowPairs(Block before, Block printed, Moves moves) {
    this.before = before;
    this.printed = printed;
    this.moves = moves;
    this.ordinals = ordinals(before);
    int[] all = IntStream.range(0, printed.count()).filter(printed::isRow).toArray();
    double[] found = Arrays.stream(all).mapToDouble(row -> number(printed.key(row))).toArray();
    boolean sorted = true;
    for (int i = 1; i < found.length; i++) {
      sorted &= found[i - 1] <= found[i];
    }
    if (!sorted) {
      int[] order =
          IntStream.range(0, all.length)
              .boxed()
              .sorted(Comparator.comparingDouble(i -> found[i]))
              .mapToInt(Integer::intValue)
              .toArray();
      this.rows = Arrays.stream(order).map(i -> all[i]).toArray();
      this.numbers = Arrays.stream(order).mapToDouble(i -> found[i]).toArray();
    } else {
      this.rows = all;
      this.numbers = found;
    }
  }

  /** The index of each row among the rows of its block. */
  private static int[] ordinals(Block block) {
    int[] ordinals = new int[block.count()];
    int next = 0;
    for (int i = 0; i < ordinals.length; i++) {
      ordinals[i] = next;
      next += block.isRow(i) ? 1 : 0;
    }
    return ordinals;
  }

  /** The printed row of a row; -1 if it is not there any more. */
  int of(int row) {
    String word = before.key(row);
    double number = moves.key().applyAsDouble(number(word));
    return Double.isNaN(number) ? byContent(row, word) : byNumber(row, word, number);
  }

  /** The printed row after the place of a row that is not there any more; -1 if there is none. */
  int following(int row) {
    double number = moves.key().applyAsDouble(number(before.key(row)));
    if (Double.isNaN(number)) {
      return ordinals[row] < rows.length ? rows[ordinals[row]] : -1;
    }
    int next = lowerBound(number);
    return next < rows.length && !Double.isNaN(numbers[next]) ? rows[next] : -1;
  }

  private int byNumber(int row, String word, double number) {
    int next = lowerBound(number);
    int found = next;
    if (next > 0 && !(distance(next, number) <= distance(next - 1, number))) {
      found = lowerBound(numbers[next - 1]);
    }
    if (!(distance(found, number) <= PRECISION * Math.abs(number))) {
      return -1;
    }
    int last = lowerBound(Math.nextUp(numbers[found])) - 1;
    return rows[Math.min(last, found + repetitions(row, word))];
  }

  private double distance(int index, double number) {
    return index < rows.length ? Math.abs(numbers[index] - number) : Double.NaN;
  }

  /** Index of the first row whose key is not below {@code number}. */
  private int lowerBound(double number) {
    int from = 0;
    int to = rows.length;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (numbers[middle] < number) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  private int byContent(int row, String word) {
    String wanted = word.isEmpty() ? before.spelled(row) : word;
    List<Integer> found = words(word.isEmpty()).getOrDefault(wanted, List.of());
    if (found.isEmpty()) {
      boolean same = word.isEmpty() && ordinals[row] < rows.length;
      return same ? rows[ordinals[row]] : -1;
    }
    int nearest = found.get(0);
    for (int each : found) {
      boolean nearer = Math.abs(each - ordinals[row]) < Math.abs(nearest - ordinals[row]);
      nearest = nearer ? each : nearest;
    }
    return rows[nearest];
  }

  private Map<String, List<Integer>> words(boolean contents) {
    if (words == null) {
      words = new HashMap<>();
      for (int i = 0; i < rows.length; i++) {
        String word = contents ? printed.spelled(rows[i]) : printed.key(rows[i]);
        words.computeIfAbsent(word, key -> new ArrayList<>()).add(i);
      }
    }
    return words;
  }

  /** The number that a key is; NaN for other keys. */
  private static double number(String word) {
    boolean decimal = !word.isEmpty() && "-0123456789".indexOf(word.charAt(0)) >= 0;
    if (!decimal) {
      return Double.NaN;
    }
    try {
      boolean hex = word.startsWith("0x") || word.startsWith("-0x");
      return hex ? Long.decode(word).doubleValue() : Double.parseDouble(word);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /** How many rows directly before have the same key; fast if rows are asked for in order. */
  private int repetitions(int row, String word) {
    int at = row;
    while (at > 0 && at != lastRow && before.isRow(at - 1) && before.key(at - 1).equals(word)) {
      at--;
    }
    lastRepetitions = at == lastRow ? row - at + lastRepetitions : row - at;
    lastRow = row;
    return lastRepetitions;
  }
}
