package dev.diptych.twin.compare;

import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * How far two numbers are apart.
 *
 * @param amount the absolute difference; finite
 * @param unit its unit, or null
 */
public record Distance(double amount, @Nullable Unit unit) {
  private static final MathContext DIGITS = new MathContext(6);

  /** The distance in text, such as {@code 0.05 m}. */
  public String text() {
    String number = number();
    return unit == null ? number : number + " " + unit.symbol();
  }

  /** The amount with at most six significant digits; integers with all. */
  public String number() {
    if (amount == Math.rint(amount) && amount < 1e15) {
      return Long.toString((long) amount);
    }
    BigDecimal rounded = new BigDecimal(amount).round(DIGITS).stripTrailingZeros();
    boolean plain = rounded.scale() <= 12 && rounded.precision() - rounded.scale() <= 15;
    return plain ? rounded.toPlainString() : rounded.toString();
  }
}
