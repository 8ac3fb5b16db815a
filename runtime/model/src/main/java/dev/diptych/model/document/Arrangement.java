package dev.diptych.model.document;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How fields at positions are arranged in a file if the text omits their offsets: one after the
 * other, behind the fields in sequence.
 *
 * @param order their order
 * @param align each begins at a multiple of this number of bytes, from 1 to {@link #MAX_ALIGN}, a
 *     power of two
 */
public record Arrangement(Order order, int align) {
  /** The maximum alignment. */
  public static final int MAX_ALIGN = 4096;

  /** Outer fields first, without alignment. */
  public static final Arrangement DEFAULT = new Arrangement(Order.OUTER_FIRST, 1);

  /** The order of fields at positions. */
  public enum Order {
    /** A field, then those that it refers to, then the next. */
    OUTER_FIRST,
    /** The same, but the fields of a struct before those of the structs in it. */
    OWN_FIRST,
    /** Those that a field refers to, then the field, then the next. */
    INNER_FIRST,
    /** All fields of the outermost structs, then all that these refer to; names before bodies. */
    BY_LEVEL,
    /** All fields of the innermost structs, then all that refer to these; names before bodies. */
    INNER_LEVELS_FIRST;

    /** Its name in the text. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The order called {@code word}. */
    public static Optional<Order> of(String word) {
      for (Order order : values()) {
        if (order.word().equals(word)) {
          return Optional.of(order);
        }
      }
      return Optional.empty();
    }
  }

  // Plain code: the first use of a generated equals takes 10 ms.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Arrangement arrangement
        && order == arrangement.order
        && align == arrangement.align;
  }

  @Override
  public int hashCode() {
    // The hash code of an enum constant differs from run to run.
    return 31 * order.name().hashCode() + align;
  }

  /** Whether this is {@link #DEFAULT}. */
  public boolean isDefault() {
    return equals(DEFAULT);
  }

  /** The first aligned position from {@code position} on. */
  public long aligned(long position) {
    return (position + align - 1) & -align;
  }
}
