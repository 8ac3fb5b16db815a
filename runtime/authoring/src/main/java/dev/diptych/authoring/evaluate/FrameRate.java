package dev.diptych.authoring.evaluate;

import dev.diptych.model.schema.Unit;
import dev.diptych.model.schema.Unit.Dimension;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Converts units, also between frames and seconds.
 *
 * @param perSecond frames per second
 */
public record FrameRate(BigDecimal perSecond) {
  /** The default: what MRTK records and players of Mikoto's motions assume. */
  public static final FrameRate DEFAULT = new FrameRate(BigDecimal.valueOf(60));

  /** Whether a number in {@code from} can be converted to {@code to}. */
  public boolean canConvert(Unit from, Unit to) {
    return from.dimension() == to.dimension() || (isTime(from) && isTime(to));
  }

  /** Converts {@code number}, exactly if the result is a decimal of at most 34 digits. */
  public BigDecimal convert(BigDecimal number, Unit from, Unit to) {
    if (from.dimension() == to.dimension()) {
      return from.convert(number, to);
    }
    return to.dimension() == Dimension.FRAMES
        ? from.convert(number, Unit.SECOND).multiply(perSecond)
        : Unit.SECOND.convert(number.divide(perSecond, MathContext.DECIMAL128), to);
  }

  private static boolean isTime(Unit unit) {
    return unit.dimension() == Dimension.TIME || unit.dimension() == Dimension.FRAMES;
  }
}
