package dev.diptych.binary.expression;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.Operator;
import dev.diptych.ir.ValueType;
import java.math.BigInteger;

/**
 * Operations on two integers: with 64 bits first, and exactly where that is too little. Division
 * rounds down, and the remainder has the sign of the divisor.
 */
final class Arithmetic extends WholeCode {
  /** Larger integers are rejected: a few values that multiply each other would fill the memory. */
  static final int MAX_BITS = 1 << 16;

  private final Code left;
  private final Code right;
  private final Fast fast;
  private final Exact exact;

  private Arithmetic(Code left, Code right, Fast fast, Exact exact) {
    super(ValueType.INT);
    this.left = left;
    this.right = right;
    this.fast = fast;
    this.exact = exact;
  }

  private interface Fast {
    long of(long a, long b);
  }

  private interface Exact {
    BigInteger of(BigInteger a, BigInteger b);
  }

  /** The operation {@code operator} on integers. */
  static Code of(Operator operator, Code a, Code b) {
    return switch (operator) {
      case ADD -> new Arithmetic(a, b, Arithmetic::add, BigInteger::add);
      case SUB -> new Arithmetic(a, b, Arithmetic::subtract, BigInteger::subtract);
      case MULT -> new Arithmetic(a, b, Arithmetic::multiply, BigInteger::multiply);
      case DIV -> new Arithmetic(a, b, Arithmetic::divide, (x, y) -> divide(x, y)[0]);
      case MOD ->
          new Arithmetic(a, b, (x, y) -> Math.floorMod(x, divisor(y)), (x, y) -> divide(x, y)[1]);
      case L_SHIFT -> new Arithmetic(a, b, Arithmetic::shiftLeft, Arithmetic::shiftLeft);
      case R_SHIFT -> new Arithmetic(a, b, Arithmetic::shiftRight, Arithmetic::shiftRight);
      case BIT_OR -> new Arithmetic(a, b, (x, y) -> x | y, BigInteger::or);
      case BIT_XOR -> new Arithmetic(a, b, (x, y) -> x ^ y, BigInteger::xor);
      case BIT_AND -> new Arithmetic(a, b, (x, y) -> x & y, BigInteger::and);
      default -> throw new UnsupportedExpressionException(operator + " of integers");
    };
  }

  @Override
  long whole(Scope scope) {
    return fast.of(left.whole(scope), right.whole(scope));
  }

  @Override
  public BigInteger big(Scope scope) {
    return limited(exact.of(left.big(scope), right.big(scope)));
  }

  /** The same integer, if it is not too large. */
  static BigInteger limited(BigInteger value) {
    if (value.bitLength() > MAX_BITS) {
      throw tooLarge();
    }
    return value;
  }

  private static RejectedException tooLarge() {
    return RejectedException.expression("gives an integer of more than " + MAX_BITS + " bits");
  }

  private static long add(long a, long b) {
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      throw Overflow.INSTANCE;
    }
    return sum;
  }

  private static long subtract(long a, long b) {
    long difference = a - b;
    if (((a ^ b) & (a ^ difference)) < 0) {
      throw Overflow.INSTANCE;
    }
    return difference;
  }

  private static long multiply(long a, long b) {
    long product = a * b;
    if (Math.multiplyHigh(a, b) != product >> 63) {
      throw Overflow.INSTANCE;
    }
    return product;
  }

  private static long divide(long a, long b) {
    if (a == Long.MIN_VALUE && b == -1) {
      throw Overflow.INSTANCE;
    }
    return Math.floorDiv(a, divisor(b));
  }

  private static BigInteger[] divide(BigInteger a, BigInteger b) {
    if (b.signum() == 0) {
      throw byZero();
    }
    BigInteger[] both = a.divideAndRemainder(b);
    if (both[1].signum() != 0 && both[1].signum() != b.signum()) {
      both[0] = both[0].subtract(BigInteger.ONE);
      both[1] = both[1].add(b);
    }
    return both;
  }

  private static long shiftLeft(long a, long b) {
    long distance = distance(b);
    if (a == 0) {
      return 0;
    }
    if (distance >= Long.SIZE - 1 || ((a << distance) >> distance) != a) {
      throw Overflow.INSTANCE;
    }
    return a << distance;
  }

  private static BigInteger shiftLeft(BigInteger a, BigInteger b) {
    if (a.signum() == 0) {
      distance(b.signum());
      return a;
    }
    distance(b.signum());
    if (b.bitLength() > Integer.SIZE - 2 || a.bitLength() + b.longValue() > MAX_BITS) {
      throw tooLarge();
    }
    return a.shiftLeft(b.intValue());
  }

  private static long shiftRight(long a, long b) {
    return a >> Math.min(Long.SIZE - 1, distance(b));
  }

  private static BigInteger shiftRight(BigInteger a, BigInteger b) {
    distance(b.signum());
    return a.shiftRight(b.min(BigInteger.valueOf(2L * MAX_BITS)).intValue());
  }

  private static long divisor(long b) {
    if (b == 0) {
      throw byZero();
    }
    return b;
  }

  private static RejectedException byZero() {
    return RejectedException.expression("divides by zero");
  }

  private static long distance(long b) {
    if (b < 0) {
      throw RejectedException.expression("shifts by a negative number");
    }
    return b;
  }
}
