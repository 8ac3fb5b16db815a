package dev.diptych.model.schema;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A unit of numbers: of the values of a field, or of a number in an authored text. */
public enum Unit {
  /** Seconds. */
  SECOND("s", Dimension.TIME, "1"),
  /** Milliseconds. */
  MILLISECOND("ms", Dimension.TIME, "0.001"),
  /** Frames; the frames per second of a text convert them to seconds. */
  FRAME("f", Dimension.FRAMES, "1"),
  /** Metres. */
  METRE("m", Dimension.LENGTH, "1"),
  /** Centimetres. */
  CENTIMETRE("cm", Dimension.LENGTH, "0.01"),
  /** Millimetres. */
  MILLIMETRE("mm", Dimension.LENGTH, "0.001"),
  /** Degrees. */
  DEGREE("deg", Dimension.ANGLE, "1"),
  /** Radians. */
  RADIAN("rad", Dimension.ANGLE, null);

  /** A quantity: units of the same dimension can be converted to each other. */
  public enum Dimension {
    /** Time in seconds. */
    TIME,
    /** Time in frames. */
    FRAMES,
    /** Length. */
    LENGTH,
    /** Plane angle. */
    ANGLE
  }

  /** 180/π with more digits than {@link MathContext#DECIMAL128} has. */
  private static final BigDecimal DEGREES_PER_RADIAN =
      new BigDecimal("57.295779513082320876798154814105170332405472466564");

  private final String symbol;
  private final Dimension dimension;
  private final @Nullable BigDecimal factor;

  Unit(String symbol, Dimension dimension, @Nullable String factor) {
    this.symbol = symbol;
    this.dimension = dimension;
    this.factor = factor == null ? null : new BigDecimal(factor);
  }

  /** The unit with {@code symbol}, which is case-sensitive; or null. */
  public static @Nullable Unit of(String symbol) {
    for (Unit unit : values()) {
      if (unit.symbol.equals(symbol)) {
        return unit;
      }
    }
    return null;
  }

  /** The symbols of all units. */
  public static List<String> symbols() {
    return Arrays.stream(values()).map(Unit::symbol).toList();
  }

  /** Its symbol in specs and texts, such as {@code cm}. */
  public String symbol() {
    return symbol;
  }

  /** Its dimension. */
  public Dimension dimension() {
    return dimension;
  }

  /**
   * The number of base units in one of this unit, or null if no decimal is exact, as for radians.
   * The base units are {@link #SECOND}, {@link #FRAME}, {@link #METRE} and {@link #DEGREE}.
   */
  public @Nullable BigDecimal factor() {
    return factor;
  }

  /**
   * Converts {@code value} from this unit to {@code target}. Exact, except between radians and
   * degrees, which is rounded to {@link MathContext#DECIMAL128}.
   *
   * @throws IllegalArgumentException if {@code target} has another dimension
   */
  public BigDecimal convert(BigDecimal value, Unit target) {
    if (dimension != target.dimension) {
      throw new IllegalArgumentException(symbol + " cannot be converted to " + target.symbol);
    }
    if (this == target) {
      return value;
    }
    if (factor == null) {
      return value.multiply(DEGREES_PER_RADIAN, MathContext.DECIMAL128);
    }
    return target.factor == null
        ? value.divide(DEGREES_PER_RADIAN, MathContext.DECIMAL128)
        : value.multiply(factor).divide(target.factor);
  }

  @Override
  public String toString() {
    return symbol;
  }
}
