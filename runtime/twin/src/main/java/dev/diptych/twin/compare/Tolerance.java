package dev.diptych.twin.compare;

import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The largest differences that do not count.
 *
 * @param plain the tolerance of numbers whose dimension has none of its own, in their own unit
 * @param dimensions tolerances by dimension, in base units
 */
public record Tolerance(double plain, Map<Unit.Dimension, Double> dimensions) {
  /** Every difference counts. */
  public static final Tolerance NONE = new Tolerance(0, Map.of());

  /** A difference of exactly the tolerance may be computed as a little more. */
  private static final double ROUNDING = 1 + 1e-9;

  private static final Pattern FORM =
      Pattern.compile("([0-9]*\\.?[0-9]+(?:[eE][-+]?[0-9]{1,3})?)\\s*([a-z]*)");

  public Tolerance {
    dimensions = Map.copyOf(dimensions);
  }

  /**
   * Parses tolerances such as {@code 0.001}, {@code 0.5mm} or {@code 0.25deg}.
   *
   * @throws IllegalArgumentException if one is invalid, or two are for the same dimension
   */
  public static Tolerance parse(List<String> words) {
    double plain = 0;
    boolean set = false;
    Map<Unit.Dimension, Double> dimensions = new LinkedHashMap<>();
    for (String word : words) {
      Matcher form = FORM.matcher(word);
      Unit unit = form.matches() ? Unit.of(form.group(2)) : null;
      if (!form.matches() || (unit == null && !form.group(2).isEmpty())) {
        throw new IllegalArgumentException(
            "expected a number, with or without a unit ("
                + String.join(", ", Unit.symbols())
                + "): "
                + word);
      }
      double amount = Double.parseDouble(form.group(1));
      boolean twice = unit == null ? set : dimensions.containsKey(unit.dimension());
      if (twice) {
        throw new IllegalArgumentException("two tolerances for the same dimension: " + word);
      }
      if (unit == null) {
        plain = amount;
        set = true;
      } else {
        dimensions.put(unit.dimension(), base(amount, unit));
      }
    }
    return new Tolerance(plain, dimensions);
  }

  /** Whether every difference counts. */
  public boolean isNone() {
    return plain == 0 && dimensions.isEmpty();
  }

  /** Whether a difference of {@code amount} in {@code unit} does not count. */
  public boolean allows(double amount, @Nullable Unit unit) {
    Double own = unit == null ? null : dimensions.get(unit.dimension());
    return (own == null || unit == null)
        ? amount <= plain * ROUNDING
        : base(amount, unit) <= own * ROUNDING;
  }

  private static double base(double amount, Unit unit) {
    if (unit == Unit.RADIAN) {
      return Math.toDegrees(amount);
    }
    BigDecimal factor = unit.factor();
    return factor == null ? amount : amount * factor.doubleValue();
  }
}
