package dev.diptych.animation.input.lint;

import dev.diptych.animation.report.NumberFormatting;

/**
 * The first spell of at least 0.1 s during which something is wrong, and the number of others. A
 * shorter one is no more than a way past it, or an error of a device.
 */
final class Spell {
  /** In seconds, with room for errors of rounding. */
  private static final double LEAST = 0.1 - 1e-6;

  /** A spell from a time to another, its key, and the time at which it is worst. */
  private record Times(double from, int key, double until, double worst, double excess) {
    Times with(double time, double more) {
      return more > excess
          ? new Times(from, key, time, time, more)
          : new Times(from, key, time, worst, excess);
    }

    boolean isBegun() {
      return until >= from;
    }

    boolean isLong() {
      return until - from >= LEAST;
    }
  }

  private static final Times NONE = new Times(0, 0, Double.NEGATIVE_INFINITY, 0, 0);

  private Times first = NONE;
  private Times current = NONE;
  private int count;

  /**
   * Adds the next time.
   *
   * @param key a key at that time
   * @param excess how wrong it is; nothing is wrong if it is not above 0
   */
  void add(double time, int key, double excess) {
    if (!(excess > 0)) {
      end();
    } else if (!current.isBegun()) {
      current = new Times(time, key, time, time, excess);
    } else {
      current = current.with(time, excess);
    }
  }

  /** Ends the current spell. */
  void end() {
    if (current.isLong()) {
      first = count == 0 ? current : first;
      count++;
    }
    current = NONE;
  }

  /** Whether there was one. */
  boolean isFound() {
    return count > 0;
  }

  /** A key at which the first one begins. */
  int key() {
    return first.key;
  }

  /** The time at which the first one is worst, in seconds. */
  double worst() {
    return first.worst;
  }

  /** From when to when it is, for messages. */
  String text() {
    return "from %s s to %s s"
        .formatted(
            NumberFormatting.rounded(first.from, 2), NumberFormatting.rounded(first.until, 2));
  }

  /** The number of spells so far. */
  int count() {
    return count;
  }

  /** The end of a message about others. */
  String others() {
    return count == 1 ? "" : ", and again later";
  }
}
