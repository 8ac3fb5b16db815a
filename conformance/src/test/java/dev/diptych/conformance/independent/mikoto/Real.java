package dev.diptych.conformance.independent.mikoto;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A double by its bits, so that zeros compare with their sign and NaNs with their payload.
 *
 * @param bits its bits
 */
public record Real(long bits) {
  private static final long SIGN = Long.MIN_VALUE;
  private static final long INFINITY = 0x7ff0_0000_0000_0000L;
  private static final long NAN = 0x7ff8_0000_0000_0000L;

  /** What {@code printf} of old C libraries of Microsoft makes {@code 1.#INF00} of. */
  public static final Real INFINITE = new Real(INFINITY);

  /** {@code -1.#INF00}. */
  public static final Real MINUS_INFINITE = new Real(SIGN | INFINITY);

  /** {@code -1.#IND00}: what x86 gives for 0/0. */
  public static final Real INDEFINITE = new Real(SIGN | NAN);

  /** {@code 1.#QNAN0}. */
  public static final Real QUIET = new Real(NAN);

  /** A number. */
  public static Real of(double value) {
    return new Real(Double.doubleToRawLongBits(value));
  }

  /** The number that so many millionths are. */
  static Real millionths(long count) {
    return of(BigDecimal.valueOf(count, 6).doubleValue());
  }

  double value() {
    return Double.longBitsToDouble(bits);
  }

  /** Six decimals, as {@code %f} gives them. */
  String text() {
    if (!Double.isFinite(value())) {
      return special();
    }
    BigDecimal exact = new BigDecimal(Math.abs(value()));
    return (bits < 0 ? "-" : "") + exact.setScale(6, RoundingMode.HALF_EVEN).toPlainString();
  }

  private String special() {
    if (equals(INFINITE)) {
      return "1.#INF00";
    }
    if (equals(MINUS_INFINITE)) {
      return "-1.#INF00";
    }
    if (equals(INDEFINITE)) {
      return "-1.#IND00";
    }
    if (equals(QUIET)) {
      return "1.#QNAN0";
    }
    throw new IllegalStateException("printf tells no other: " + Long.toHexString(bits));
  }

  @Override
  public String toString() {
    return value() + "/" + Long.toHexString(bits);
  }
}
