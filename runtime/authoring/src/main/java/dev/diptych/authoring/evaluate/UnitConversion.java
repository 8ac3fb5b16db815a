package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Converts numbers to the units of columns.
 *
 * @param rate the frame rate of the text
 * @param report receives errors
 */
public record UnitConversion(FrameRate rate, Report report) {
  /**
   * The number of {@code quantity} in {@code unit}. A number without a unit is in {@code unit}
   * already. An error is reported, and the number is returned unchanged.
   *
   * @param unit the unit of the column, or null if it has none
   */
  public BigDecimal number(Quantity quantity, @Nullable Unit unit) {
    Unit own = quantity.unit();
    if (own == null || own == unit) {
      return quantity.number();
    }
    if (unit == null) {
      String message = "no unit is declared here: '" + own.symbol() + "' cannot be converted";
      report.error("wrong-unit", quantity.origin(), message);
    } else if (!rate.canConvert(own, unit)) {
      String message = "expected " + name(unit.dimension()) + ", not " + name(own.dimension());
      report.error(
          "wrong-unit",
          quantity.origin(),
          message,
          "numbers without a unit are in " + unit.symbol());
    } else {
      return rate.convert(quantity.number(), own, unit);
    }
    return quantity.number();
  }

  private static String name(Unit.Dimension dimension) {
    return switch (dimension) {
      case TIME -> "a time";
      case FRAMES -> "a number of frames";
      case LENGTH -> "a length";
      case ANGLE -> "an angle";
    };
  }

  /** The same quantity in {@code unit}. */
  Quantity in(Quantity quantity, @Nullable Unit unit) {
    return quantity.unit() == null
        ? quantity
        : new Quantity(quantity.origin(), number(quantity, unit), null, null);
  }

  /** A number without text. */
  static Quantity of(Origin origin, BigDecimal number) {
    return new Quantity(origin, number, null, null);
  }
}
