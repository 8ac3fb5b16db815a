package dev.diptych.animation.rotation;

import java.util.Arrays;

/**
 * Chooses the signs of numbers of which only the sizes are known, so that they run as smoothly as
 * possible over time.
 *
 * <p>Keeping the first sign for ever is wrong: when the numbers pass through zero, their sizes
 * bounce off it, and the bounce shows as a sharp bend. Changing the sign wherever the sizes come
 * near zero is wrong, too: they may touch it and turn back. So all sequences of signs are weighed,
 * by dynamic programming over the signs of the last three numbers. A sequence costs
 *
 * <ul>
 *   <li>the square of each jump of its slope, which tells a bounce from a passage;
 *   <li>{@link #TWIST} times the square of each jump of its curvature, taken over the interval
 *       where it happens. A curve that touches zero gently has about the same jumps of slope
 *       whether it turns back or passes; but to pass it has to bend one way before and the other
 *       way after. With jumps of slope alone, nearly every such touch in a thinned recording is
 *       taken for a passage;
 *   <li>next to nothing for each change, so that ties keep the sign.
 * </ul>
 *
 * <p>A change must not go further than {@link #STRIDE}, whatever the rest looks like: where the
 * numbers stay away from zero, the first sign holds.
 *
 * <p>Numbers below {@link #BLUR} say little, as they come from roots of what rounding leaves over.
 * A slow passage has many of them in a row, which would drown its one bend in noise; so only the
 * smallest of a row takes part, and the others follow their neighbours.
 */
final class Signs {
  /** As far as W may go between two keys while its sign changes: a turn by 70 degrees. */
  static final double STRIDE = 0.6;

  /** What bends the wrong way costs; from 2 to 8 it makes little difference. */
  private static final double TWIST = 3;

  private static final double BLUR = 0x1p-10;
  private static final double CHANGE = 1e-6;
  private static final int STATES = 8;

  private final double[] times;
  private final double[] sizes;
  private final byte[] from;
  private double[] costs = new double[STATES];

  private Signs(double[] times, double[] sizes) {
    this.times = times;
    this.sizes = sizes;
    this.from = new byte[sizes.length * STATES];
  }

  /**
   * Which numbers are negative.
   *
   * @param times when they are, strictly ascending
   * @param sizes their sizes, at least one
   * @param negative whether the first is
   */
  static boolean[] choose(double[] times, double[] sizes, boolean negative) {
    int[] clear = clear(sizes);
    boolean[] chosen =
        new Signs(
                Arrays.stream(clear).mapToDouble(at -> times[at]).toArray(),
                Arrays.stream(clear).mapToDouble(at -> sizes[at]).toArray())
            .choose(negative);
    boolean[] all = new boolean[sizes.length];
    for (int i = 0; i < clear.length; i++) {
      int next = i + 1 < clear.length ? clear[i + 1] : all.length;
      // What is left out before a small number goes with those before, after it with those after.
      boolean after = i > 0 && i + 1 < clear.length && sizes[clear[i]] < BLUR;
      all[clear[i]] = chosen[i];
      Arrays.fill(all, clear[i] + 1, next, chosen[after ? i + 1 : i]);
    }
    return all;
  }

  /** The first number, all that are not small, and the smallest of each row of small ones. */
  private static int[] clear(double[] sizes) {
    int[] clear = new int[sizes.length];
    int count = 1;
    boolean row = false;
    for (int at = 1; at < sizes.length; at++) {
      boolean small = sizes[at] < BLUR;
      if (!small || !row) {
        clear[count++] = at;
      } else if (sizes[at] < sizes[clear[count - 1]]) {
        clear[count - 1] = at;
      }
      row = small;
    }
    return Arrays.copyOf(clear, count);
  }

  private boolean[] choose(boolean negative) {
    Arrays.fill(costs, Double.POSITIVE_INFINITY);
    costs[negative ? STATES - 1 : 0] = 0;
    for (int at = 1; at < sizes.length; at++) {
      step(at);
    }
    return trace();
  }

  /** Goes on to number {@code at}. A state has one bit a number, 1 for minus, the latest lowest. */
  private void step(int at) {
    double[] next = new double[STATES];
    Arrays.fill(next, Double.POSITIVE_INFINITY);
    boolean mayChange = sizes[at - 1] + sizes[at] <= STRIDE;
    double least = Arrays.stream(costs).min().orElse(0);
    for (int state = 0; state < STATES; state++) {
      for (int sign = 0; sign <= 1; sign++) {
        boolean changes = sign != (state & 1);
        int history = state << 1 | sign;
        int to = history & (STATES - 1);
        // Only differences count: sums that grow without end would lose the small ones.
        double cost = costs[state] - least + roughness(at, history) + (changes ? CHANGE : 0);
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

  /** What number {@code at} adds, where bit i of {@code history} is the sign i numbers before. */
  private double roughness(int at, int history) {
    if (at < 2) {
      return 0;
    }
    double jump = jump(at, history);
    double cost = jump * jump;
    if (at > 2) {
      double before = 2 * jump(at - 1, history >> 1) / (times[at - 1] - times[at - 3]);
      double after = 2 * jump / (times[at] - times[at - 2]);
      double twist = (after - before) * (times[at - 1] - times[at - 2]);
      cost += TWIST * twist * twist;
    }
    return cost;
  }

  /** By how much the slope after number {@code at - 1} is more than the one before. */
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
