package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.authoring.tree.Value.Quantity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Checks that times are frames that a motion can have: whole numbers.
 *
 * @param arguments receives errors
 */
record WholeFrames(Arguments arguments) {
  private static final BigDecimal MAX = BigDecimal.valueOf(Integer.MAX_VALUE);

  /**
   * Whether {@code frame} is a whole number from 0 to 2³¹ − 1; otherwise, an error was reported.
   *
   * @param authored as it was authored, perhaps in another unit
   */
  boolean check(Quantity authored, BigDecimal frame) {
    if (frame.signum() < 0 || frame.compareTo(MAX) > 0) {
      arguments.error(
          authored.origin(), "a frame outside of a motion", "frames are from 0 to 2147483647");
      return false;
    }
    if (frame.stripTrailingZeros().scale() <= 0) {
      return true;
    }
    double exact = frame.doubleValue();
    double below = Math.floor(exact);
    double rate = arguments.context().units().rate().perSecond().doubleValue();
    arguments.error(
        authored.origin(),
        "frames are whole numbers, and this is frame " + shown(exact),
        String.format(
            Locale.ROOT,
            "the nearest are frame %s (%ss) and frame %s (%ss) at %s frames a second",
            shown(below),
            shown(below / rate),
            shown(below + 1),
            shown((below + 1) / rate),
            shown(rate)));
    return false;
  }

  /** With at most six decimals. */
  private static String shown(double number) {
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(6, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
