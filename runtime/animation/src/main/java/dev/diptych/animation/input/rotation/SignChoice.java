package dev.diptych.animation.input.rotation;

import java.util.Arrays;

/**
 * Chooses the signs of numbers whose magnitudes are known, so that the numbers change as smoothly
 * as possible over time.
 *
 * <p>Always keeping the first sign is wrong: when the numbers cross zero, their magnitudes bounce,
 * which shows as a sharp bend. Changing the sign whenever the magnitude is near zero is wrong, too:
 * the numbers may touch zero and turn back. So all sequences of signs are compared, by dynamic
 * programming over the signs of the last three numbers. The cost of a sequence is
 *
 * <ul>
 *   <li>the square of each jump of its slope, which distinguishes a bounce from a crossing;
 *   <li>{@link #CURVATURE_WEIGHT} times the square of each jump of its curvature, over the interval
 *       in which it occurs. A curve that touches zero gently has about the same jumps of slope
 *       whether it turns back or crosses; but to cross it has to bend one way before and the other
 *       way after. With jumps of slope alone, nearly every such touch in a recording with dropped
 *       keys is taken for a crossing;
 *   <li>a very small amount for each change, so that ties keep the sign.
 * </ul>
 *
 * <p>A change must not be larger than {@link #MAX_CHANGE}: numbers far from zero keep their sign.
 *
 * <p>Numbers below {@link #MIN_RELIABLE} are mostly rounding errors. A slow crossing has many of
 * them in a row, whose noise would hide the bend; so only the smallest of such a row takes part,
 * and the others follow their neighbours.
 */
final class SignChoice {
  /** The largest change of W between two keys of different sign: about 70 degrees. */
  static final double MAX_CHANGE = 0.6;

  /** From 2 to 8, results hardly differ. */
  private static final double CURVATURE_WEIGHT = 3;

  private static final double MIN_RELIABLE = 0x1p-10;
  private static final double CHANGE_COST = 1e-6;
  private static final int STATES = 8;

  private final double[] times;
  private final double[] sizes;
  private final byte[] from;
  private double[] costs = new double[STATES];

  private SignChoice(double[] times, double[] sizes) {
    this.times = times;
    this.sizes = sizes;
    this.from = new byte[sizes.length * STATES];
  }

  /**
   * Chooses which numbers are negative.
   *
   * @param times their times, strictly ascending
   * @param sizes their magnitudes, at least one
   * @param negative whether the first is
   */
  static boolean[] choose(double[] times, double[] sizes, boolean negative) {
    int[] reliable = reliable(sizes);
    boolean[] chosen =
        new SignChoice(
                Arrays.stream(reliable).mapToDouble(at -> times[at]).toArray(),
                Arrays.stream(reliable).mapToDouble(at -> sizes[at]).toArray())
            .choose(negative);
    boolean[] all = new boolean[sizes.length];
    for (int i = 0; i < reliable.length; i++) {
      int next = i + 1 < reliable.length ? reliable[i + 1] : all.length;
      // Numbers left out before a small one follow the previous, those after it the next.
      boolean after = i > 0 && i + 1 < reliable.length && sizes[reliable[i]] < MIN_RELIABLE;
      all[reliable[i]] = chosen[i];
      Arrays.fill(all, reliable[i] + 1, next, chosen[after ? i + 1 : i]);
    }
    return all;
  }

  /** The first number, all reliable ones, and the smallest of each row of unreliable ones. */
  private static int[] reliable(double[] sizes) {
    int[] reliable = new int[sizes.length];
    int count = 1;
    boolean row = false;
    for (int at = 1; at < sizes.length; at++) {
      boolean small = sizes[at] < MIN_RELIABLE;
      if (!small || !row) {
        reliable[count++] = at;
      } else if (sizes[at] < sizes[reliable[count - 1]]) {
        reliable[count - 1] = at;
      }
      row = small;
    }
    return Arrays.copyOf(reliable, count);
  }

  private boolean[] choose(boolean negative) {
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    costs[negative ? STATES - 1 : 0] = 0;
    for (int at = 1; at < sizes.length; at++) {
      step(at);
    }
    return trace();
  }

  /** Adds number {@code at}. A state has one bit per number, 1 for minus, the latest lowest. */
  private void step(int at) {
    double[] next = new double[STATES];
    Arrays.fill(next, Double.POSITIVE_INFINITY);
    boolean mayChange = sizes[at - 1] + sizes[at] <= MAX_CHANGE;
    double least = Arrays.stream(costs).min().orElse(0);
    for (int state = 0; state < STATES; state++) {
      for (int sign = 0; sign <= 1; sign++) {
        boolean changes = sign != (state & 1);
        int history = state << 1 | sign;
        int to = history & (STATES - 1);
        // Only differences matter; subtracting the minimum keeps small costs precise.
        double cost = costs[state] - least + roughness(at, history) + (changes ? CHANGE_COST : 0);
        if ((mayChange || !changes) && cost < next[to]) {
          next[to] = cost;
          from[at * STATES + to] = (byte) state;
        }
      }
    }
    costs = next;
  }

  private boolean[] trace() {
    int state = 0;
    for (int other = 1; other < STATES; other++) {
      state = costs[other] < costs[state] ? other : state;
    }
    boolean[] negative = new boolean[sizes.length];
    for (int at = sizes.length - 1; at >= 0; at--) {
      negative[at] = (state & 1) == 1;
      state = from[at * STATES + state];
    }
    return negative;
  }

  /** The cost of number {@code at}; bit i of {@code history} is the sign i numbers before. */
  private double roughness(int at, int history) {
    if (at < 2) {
      return 0;
    }
    double jump = jump(at, history);
    double cost = jump * jump;
    if (at > 2) {
      double before = 2 * jump(at - 1, history >> 1) / (times[at - 1] - times[at - 3]);
      double after = 2 * jump / (times[at] - times[at - 2]);
      double curvature = (after - before) * (times[at - 1] - times[at - 2]);
      cost += CURVATURE_WEIGHT * curvature * curvature;
    }
    return cost;
  }

  /** The change of slope at number {@code at - 1}. */
  private double jump(int at, int history) {
    return slope(at, history) - slope(at - 1, history >> 1);
  }

  private double slope(int at, int history) {
    double rise = signed(at, history) - signed(at - 1, history >> 1);
    return rise / (times[at] - times[at - 1]);
  }

  private double signed(int at, int history) {
    return (history & 1) == 1 ? -sizes[at] : sizes[at];
  }
}
