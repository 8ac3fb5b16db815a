package dev.diptych.ksy.resolve;



import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import java.math.BigInteger;

/**
 * Sizes in bits as Kaitai's compiler counts them: conditions are taken for true, foreign types for
 * nothing, and bits are not aligned.
 */
final class Sizes {
  static final long OPEN = -1;

  /** The struct {@code name}, whose size may be asked for. */
  interface Structs {
    long bits(String name);
  }

  private final Structs structs;

  Sizes(Structs structs) {
    this.structs = structs;
  }

  long sequence(Iterable<Node.Field> seq) {
    long sum = 0;
    for (Node.Field field : seq) {
      long bits = field(field);
      if (bits == OPEN) {
        return OPEN;
      }
      sum += bits;
    }
    return sum;
  }

  long field(Node.Field field) {
    long one = one(field.type());
    if (one == OPEN || !field.repeated()) {
      return one;
    }
    if (!(field.repetition() instanceof Repetition.Times times)) {
      return OPEN;
    }
    BigInteger count = constant(times.expression().tree());
    return count == null || count.signum() < 0 || count.bitLength() > 40
        ? OPEN
        : one * count.longValue();
  }

  private long one(FieldType type) {
    if (type instanceof FieldType.Num number) {
      return 8L * number.kind().width();
    }
    if (type instanceof FieldType.Bits bits) {
      return bits.width();
    }
    if (type.extent() instanceof Extent.Sized sized) {
      BigInteger size = constant(sized.size());
      return size == null || size.signum() < 0 || size.bitLength() > 40
          ? OPEN
          : 8 * size.longValue();
    }
    if (!(type instanceof FieldType.User user) || type.extent() != null) {
      return OPEN;
    }
    return user.opaque() ? 0 : structs.bits(user.name());
  }

  static BigInteger constant(Expr expr) {
    try {
      return Expressions.constant(expr);
    } catch (ArithmeticException e) {
      return null;
    }
  }
}
