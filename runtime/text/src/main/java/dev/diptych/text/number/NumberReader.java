package dev.diptych.text.number;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;
import ch.randelshofer.fastdoubleparser.JavaFloatParser;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/**
 * Parses numbers: decimals are rounded correctly to the requested width, regardless of length and
 * exponent.
 *
 * <p>A reader is reusable and not thread-safe; it holds the result of the last call to avoid
 * allocations. The {@code read} methods parse a number that fills the given range, the {@code scan}
 * methods the longest number that starts there. A scan does not check what follows: of {@code 1.x}
 * it accepts {@code 1}, and the caller decides whether a point may follow.
 */
public final class NumberReader {
  /** The length of {@code 1.#INF}. */
  private static final int MIN_PRINTF_LENGTH = 6;

  /** Why a number was rejected. */
  public enum Problem {
    /** It was accepted. */
    NONE,
    /** The text is not a number. */
    MALFORMED,
    /** A decimal rounds to infinity, or an integer needs more than 64 bits. */
    OUT_OF_RANGE,
    /**
     * The payload of a NaN is zero, which would make it an infinity, or wider than the fraction.
     */
    BAD_NAN_PAYLOAD
  }

  private static final int FLOAT_FRACTION_BITS = 23;
  private static final int FLOAT_INFINITY = 0x7f80_0000;
  private static final int DOUBLE_FRACTION_BITS = 52;
  private static final long DOUBLE_INFINITY = 0x7ff0_0000_0000_0000L;

  private final CommonFloatScanner common = new CommonFloatScanner();
  private final NumberScanner scanner = new NumberScanner();

  private Problem problem = Problem.NONE;
  private int floatBits;
  private long doubleBits;
  private long longValue;
  private boolean unsignedOverflow;

  /** Why the last number was rejected. */
  public Problem problem() {
    return problem;
  }

  /** The bits of the last float. */
  public int floatBits() {
    return floatBits;
  }

  /** The bits of the last double. */
  public long doubleBits() {
    return doubleBits;
  }

  /** The last integer, or its low 64 bits if {@link #isUnsignedOverflow}. */
  public long longValue() {
    return longValue;
  }

  /** Whether the last integer is above 2^63 - 1. */
  public boolean isUnsignedOverflow() {
    return unsignedOverflow;
  }

  /** Parses the float that fills the range; returns whether it is valid. */
  public boolean readFloat(byte[] in, int from, int to) {
    int end = scanner.decimal(in, from, to);
    if (end >= 0) {
      return end == to ? acceptDecimalFloat(in, from, to) : reject(Problem.MALFORMED);
    }
    return scanner.nonFinite(in, from, to) == to
        ? acceptNonFiniteFloat()
        : reject(Problem.MALFORMED);
  }

  /** Parses the longest float from {@code from} on; returns its end, or -1 if there is none. */
  public int scanFloat(byte[] in, int from, int to) {
    int end = common.scan(in, from, to);
    if (end == CommonFloatScanner.OTHER) {
      return scanAnyFloat(in, from, to);
    }
    floatBits = common.bits;
    problem = Problem.NONE;
    return end;
  }

  private int scanAnyFloat(byte[] in, int from, int to) {
    int end = scanner.decimal(in, from, to);
    if (end >= 0) {
      return acceptDecimalFloat(in, from, end) ? end : -1;
    }
    end = scanner.nonFinite(in, from, to);
    boolean accepted = end >= 0 ? acceptNonFiniteFloat() : reject(Problem.MALFORMED);
    return accepted ? end : -1;
  }

  /** Parses the double that fills the range; returns whether it is valid. */
  public boolean readDouble(byte[] in, int from, int to) {
    if (to - from >= MIN_PRINTF_LENGTH && in[to - 1] >= '0' && isPrintf(in, from, to)) {
      doubleBits = PrintfSpecial.bits(in, from, to);
      return true;
    }
    int end = scanner.decimal(in, from, to);
    if (end >= 0) {
      return end == to ? acceptDecimalDouble(in, from, to) : reject(Problem.MALFORMED);
    }
    return scanner.nonFinite(in, from, to) == to
        ? acceptNonFiniteDouble()
        : reject(Problem.MALFORMED);
  }

  /** Whether the third or fourth byte shows a number of the printf form. */
  private static boolean isPrintf(byte[] in, int from, int to) {
    return (in[from + 2] == '#' || in[from + 3] == '#') && PrintfSpecial.matches(in, from, to);
  }

  /** Parses the longest double from {@code from} on; returns its end, or -1 if there is none. */
  public int scanDouble(byte[] in, int from, int to) {
    int end = scanner.decimal(in, from, to);
    if (end >= 0) {
      return acceptDecimalDouble(in, from, end) ? end : -1;
    }
    end = scanner.nonFinite(in, from, to);
    boolean accepted = end >= 0 ? acceptNonFiniteDouble() : reject(Problem.MALFORMED);
    return accepted ? end : -1;
  }

  /** Reads the whole number of a span; see {@link #readLong(byte[], int, int)}. */
  public boolean readLong(Source source, Span span) {
    return readLong(source.bytes(), span.start(), span.end());
  }

  /**
   * Parses the integer that fills the range, decimal or hexadecimal ({@code -?0x…}), from -2^63 to
   * 2^64 - 1; returns whether it is valid.
   */
  public boolean readLong(byte[] in, int from, int to) {
    int first = digits(in, from, to);
    boolean hex = isHex(in, first, to);
    int end = hex ? scanner.hexadecimal(in, first + 2, to) : scanner.integer(in, first, to);
    return (end == to && to > first) ? acceptLong(first > from) : reject(Problem.MALFORMED);
  }

  /**
   * Parses the longest integer from {@code from} on, decimal or hexadecimal; returns its end, or -1
   * if there is none.
   */
  public int scanLong(byte[] in, int from, int to) {
    int first = digits(in, from, to);
    boolean hex = isHex(in, first, to);
    int start = hex ? first + 2 : first;
    int end = hex ? scanner.hexadecimal(in, start, to) : scanner.integer(in, start, to);
    boolean accepted = end > start ? acceptLong(first > from) : reject(Problem.MALFORMED);
    return accepted ? end : -1;
  }

  private static boolean isHex(byte[] in, int first, int to) {
    return to - first > 2 && in[first] == '0' && in[first + 1] == 'x';
  }

  private static int digits(byte[] in, int from, int to) {
    return from < to && in[from] == '-' ? from + 1 : from;
  }

  private boolean reject(Problem reason) {
    problem = reason;
    return false;
  }

  private boolean acceptDecimalFloat(byte[] in, int from, int to) {
    int bits =
        scanner.complete
            ? Rounding.nearestFloat(scanner.significand, scanner.exponent)
            : Rounding.UNSURE;
    if (bits == Rounding.UNSURE) {
      // The library accepts more than this class, but the scanner has checked the syntax. It rounds
      // correctly.
      float nearest = JavaFloatParser.parseFloat(in, from, to - from);
      bits = Float.floatToRawIntBits(Math.abs(nearest));
    }
    return bits == FLOAT_INFINITY ? reject(Problem.OUT_OF_RANGE) : accept(scanner.sign, bits);
  }

  private boolean acceptNonFiniteFloat() {
    long fraction = scanner.fraction(FLOAT_FRACTION_BITS);
    return fraction < 0
        ? reject(Problem.BAD_NAN_PAYLOAD)
        : accept(scanner.sign, FLOAT_INFINITY | (int) fraction);
  }

  private boolean accept(int sign, int bits) {
    floatBits = bits | sign;
    problem = Problem.NONE;
    return true;
  }

  private boolean acceptDecimalDouble(byte[] in, int from, int to) {
    long bits =
        scanner.complete
            ? Rounding.nearestDouble(scanner.significand, scanner.exponent)
            : Rounding.UNSURE;
    if (bits == Rounding.UNSURE) {
      double nearest = JavaDoubleParser.parseDouble(in, from, to - from);
      bits = Double.doubleToRawLongBits(Math.abs(nearest));
    }
    return bits == DOUBLE_INFINITY ? reject(Problem.OUT_OF_RANGE) : accept(scanner.sign, bits);
  }

  private boolean acceptNonFiniteDouble() {
    long fraction = scanner.fraction(DOUBLE_FRACTION_BITS);
    return fraction < 0
        ? reject(Problem.BAD_NAN_PAYLOAD)
        : accept(scanner.sign, DOUBLE_INFINITY | fraction);
  }

  private boolean accept(int sign, long bits) {
    doubleBits = bits | (long) sign << 32;
    problem = Problem.NONE;
    return true;
  }

  private boolean acceptLong(boolean negative) {
    long magnitude = scanner.magnitude;
    // Of the negative numbers with the highest bit in their magnitude, only -2^63 is a long.
    if (scanner.tooLarge || (negative && magnitude < 0 && magnitude != Long.MIN_VALUE)) {
      return reject(Problem.OUT_OF_RANGE);
    }
    longValue = negative ? -magnitude : magnitude;
    unsignedOverflow = !negative && magnitude < 0;
    problem = Problem.NONE;
    return true;
  }
}
