package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Values beside each other: the members of a struct, or the elements of an array. */
public abstract class Cells {
  private static final long[] NO_NUMBERS = {};
  private static final @Nullable Object[] NO_OBJECTS = {};
  private static final int[] NO_CASES = {};

  /** Integers, truth values and the bits of floats; empty until the first one. */
  private long[] numbers = NO_NUMBERS;

  /** All else; for an integer, only one that needs more than 63 bits. Empty until the first one. */
  private @Nullable Object[] objects = NO_OBJECTS;

  /** Which case of a switch a value is; empty until the first one. */
  private int[] cases = NO_CASES;

  /** How many cells there is room for. */
  abstract int capacity();

  /** The type of the values in a cell. */
  public abstract ValueType type(int at);

  /** Puts an integer or a truth value, or the bits of a float, into a cell. */
  public final void number(int at, long value) {
    if (at >= numbers.length) {
      numbers = Arrays.copyOf(numbers, capacity());
    }
    numbers[at] = value;
    if (at < objects.length) {
      objects[at] = null;
    }
  }

  /** Puts an integer into a cell. */
  public final void big(int at, BigInteger value) {
    if (value.bitLength() < Long.SIZE) {
      number(at, value.longValue());
    } else {
      object(at, value);
    }
  }

  /** Puts a value that is no number into a cell; null for an absent one. */
  public final void object(int at, @Nullable Object value) {
    if (at >= objects.length) {
      objects = Arrays.copyOf(objects, capacity());
    }
    objects[at] = value;
  }

  /**
   * Puts a value of a case of a switch into a cell.
   *
   * @param number the case
   * @param value the value
   * @param bits its bits if it is a number
   */
  public final void chosen(int at, int number, Object value, long bits) {
    number(at, bits);
    object(at, value);
    if (at >= cases.length) {
      cases = Arrays.copyOf(cases, capacity());
    }
    cases[at] = number;
  }

  /** Which case of a switch the value in a cell is. */
  public final int chosen(int at) {
    return at < cases.length ? cases[at] : -1;
  }

  /** Puts an unsigned number of 64 bits into a cell. */
  public final void unsigned(int at, long bits) {
    if (bits >= 0) {
      number(at, bits);
    } else {
      object(at, new BigInteger(Long.toUnsignedString(bits)));
    }
  }

  /** The integer in a cell, its truth value or the bits of its float. */
  public final long number(int at) {
    if (at < objects.length && objects[at] != null) {
      throw Overflow.INSTANCE;
    }
    return numbers[at];
  }

  /** The integer in a cell. */
  public final BigInteger big(int at) {
    return at < objects.length && objects[at] instanceof BigInteger big
        ? big
        : BigInteger.valueOf(numbers[at]);
  }

  /** The lowest 64 bits of the integer in a cell. */
  public final long bits(int at) {
    return at < objects.length && objects[at] instanceof BigInteger big
        ? big.longValue()
        : numbers[at];
  }

  /** The object in a cell; null where there is none. */
  public final @Nullable Object object(int at) {
    return at < objects.length ? objects[at] : null;
  }

  /** The float in a cell. */
  final double real(int at, Kinds kind) {
    return kind == Kinds.SINGLE
        ? Float.intBitsToFloat((int) numbers[at])
        : Double.longBitsToDouble(numbers[at]);
  }

  /** The value in a cell as an object; null where it is absent. */
  public final @Nullable Object value(int at) {
    Kinds kind = Kinds.of(type(at));
    return switch (kind) {
      case WHOLE -> at < objects.length && objects[at] != null ? objects[at] : (Object) numbers[at];
      case TRUTH -> numbers[at] != 0;
      case SINGLE, DOUBLE -> real(at, kind);
      case OBJECT -> at < objects.length ? objects[at] : null;
    };
  }

  /** Puts what an expression gives into a cell. */
  public final void store(int at, Code code, Scope scope) {
    switch (Kinds.of(type(at))) {
      case WHOLE -> storeWhole(at, code, scope);
      case TRUTH -> number(at, code.truth(scope) ? 1 : 0);
      case SINGLE -> number(at, Float.floatToRawIntBits((float) code.real(scope)));
      case DOUBLE -> number(at, Double.doubleToRawLongBits(code.real(scope)));
      case OBJECT -> object(at, code.value(scope));
    }
  }

  /** Whether the cell is for numbers. */
  public final boolean isNumber(int at) {
    return Kinds.of(type(at)).number();
  }

  private void storeWhole(int at, Code code, Scope scope) {
    try {
      number(at, code.whole(scope));
    } catch (Overflow e) {
      big(at, code.big(scope));
    }
  }
}
