package dev.diptych.twin.compare;

import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Unit;
import org.jspecify.annotations.Nullable;

/** Compares numbers that are kept as raw bits. */
final class Numbers {
  private Numbers() {}

  /**
   * The number with these bits. Large integers are rounded; floats of 32 bits have the value of
   * their shortest decimal, so that distances are those of the numbers in a text.
   */
  static double value(ScalarKind kind, long bits) {
    if (kind.isFloat()) {
      return kind.width() == 4
          ? decimal(Float.intBitsToFloat((int) bits))
          : Double.longBitsToDouble(bits);
    }
    boolean large = kind.sort() == ScalarKind.Sort.UNSIGNED && bits < 0;
    return large ? (bits >>> 1) * 2.0 + (bits & 1) : bits;
  }

  private static double decimal(float value) {
    return value == Math.rint(value) || !Float.isFinite(value)
        ? value
        : Double.parseDouble(Float.toString(value));
  }

  /** Whether two numbers are equal: bit for bit if they are stored alike. */
  static boolean same(ScalarKind one, long a, ScalarKind other, long b) {
    boolean alike = one.isFloat() == other.isFloat() && one.width() == other.width();
    if (alike || (!one.isFloat() && !other.isFloat())) {
      return a == b && (one.sort() == other.sort() || a >= 0);
    }
    double first = value(one, a);
    double second = value(other, b);
    return first == second
        ? Double.doubleToRawLongBits(first) == Double.doubleToRawLongBits(second)
        : Double.isNaN(first) && Double.isNaN(second);
  }

  /** The distance of two numbers, or null if it is 0 or not finite. */
  static @Nullable Distance distance(
      ScalarKind one, long a, ScalarKind other, long b, @Nullable Unit unit) {
    boolean integers = !one.isFloat() && !other.isFloat() && a >= 0 && b >= 0;
    double amount = integers ? Math.abs(a - b) : Math.abs(value(one, a) - value(other, b));
    return Double.isFinite(amount) && amount != 0 ? new Distance(amount, unit) : null;
  }

  /** Whether two different numbers are within {@code tolerance}. */
  static boolean within(
      ScalarKind one, long a, ScalarKind other, long b, @Nullable Unit unit, Tolerance tolerance) {
    if (tolerance.isNone()) {
      return false;
    }
    double amount = Math.abs(value(one, a) - value(other, b));
    return tolerance.allows(amount, unit);
  }
}
