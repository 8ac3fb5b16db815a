package dev.diptych.ir;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Sizes in bits as Kaitai's compiler counts them: conditions are taken for true, foreign types for
 * nothing, and bits are not aligned.
 */
public final class BitSizes {
  /** Not the same in every file. */
  public static final long OPEN = -1;

  /** The sizes of structs. */
  @FunctionalInterface
  public interface Structs {
    /** The size of the struct {@code name}, or {@link #OPEN}. */
    long bits(String name);
  }

  private final Structs structs;

  /** Sizes of fields, some of which have {@code structs}. */
  public BitSizes(Structs structs) {
    this.structs = structs;
  }

  /** The size of fields in sequence, or {@link #OPEN}. */
  public long sequence(Iterable<Node.Field> seq) {
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

  /** The size of a field, or {@link #OPEN}. */
  public long field(Node.Field field) {
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

  private static @Nullable BigInteger constant(Expr expr) {
    try {
      return Expressions.constant(expr);
    } catch (ArithmeticException e) {
      return null;
    }
  }
}
