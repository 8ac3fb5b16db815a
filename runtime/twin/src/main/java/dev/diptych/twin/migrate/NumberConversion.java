package dev.diptych.twin.migrate;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Converts numbers of one type to another: by the name of a member if both have names. */
public final class NumberConversion {
  /** Enum types without a spec, such as that of truth values, name what numbers mean anyway. */
  private static final String OF_SPEC = "[:/]";

  /** Bits of the fraction that a double has more than a float. */
  private static final int PAYLOAD_SHIFT = 29;

  private final Type from;
  private final Type to;
  private final @Nullable EnumType fromNames;
  private final @Nullable EnumType toNames;
  private @Nullable String problem;

  /** A conversion from a type of one schema to a type of another or the same. */
  public NumberConversion(Schema from, Type before, Schema to, Type after) {
    this.from = before;
    this.to = after;
    this.fromNames = names(from, before);
    this.toNames = names(to, after);
  }

  private static @Nullable EnumType names(Schema schema, Type type) {
    EnumType names = schema.names(type.names());
    return names != null && names.name().split(OF_SPEC, 2).length > 1 ? names : null;
  }

  /** Whether every number stays as it is. */
  boolean isIdentity() {
    boolean sameNames =
        fromNames == null || toNames == null || fromNames.names().equals(toNames.names());
    return sameNames && kind(from) == kind(to) && width(from) == width(to);
  }

  /** The bits of the same number in the new type, or null; {@link #problem} tells why. */
  public @Nullable Long convert(long bits) {
    problem = null;
    if (fromNames == null || toNames == null || from.flags() != to.flags()) {
      return number(bits);
    }
    return from.flags() ? flags(bits, fromNames, toNames) : member(bits, fromNames, toNames);
  }

  /** Each bit by its name; bits without a name stay. */
  private @Nullable Long flags(long bits, EnumType before, EnumType after) {
    long converted = 0;
    for (long left = bits; left != 0; left &= left - 1) {
      Long flag = member(Long.lowestOneBit(left), before, after);
      if (flag == null) {
        return null;
      }
      converted |= flag;
    }
    return converted;
  }

  private @Nullable Long member(long bits, EnumType before, EnumType after) {
    String name = before.nameOf(bits);
    if (name == null) {
      return number(bits);
    }
    Long same = after.valueOf(name);
    EnumType.Former former = same == null ? after.former(name) : null;
    if (former != null) {
      return former.value();
    }
    if (same != null) {
      return same;
    }
    Long number = number(bits);
    String other = number == null ? null : after.nameOf(number);
    if (other != null) {
      problem = "the new version has no '%s', and its number is called '%s'".formatted(name, other);
      return null;
    }
    return number;
  }

  /** Why the last number could not be converted, as the end of a sentence. */
  public String problem() {
    if (problem != null) {
      return problem;
    }
    ScalarKind after = kind(to);
    if (after != null && after.isFloat()) {
      return "no float of %d bits is equal to it".formatted(8 * after.width());
    }
    IntegerRange range = to instanceof Type.Varint ? null : IntegerRange.of(to);
    return range == null
        ? "the new type holds no such number"
        : "the new version holds whole numbers from %s to %s".formatted(range.min(), range.max());
  }

  private @Nullable Long number(long bits) {
    ScalarKind before = kind(from);
    ScalarKind after = kind(to);
    if (before == after && width(from) == width(to)) {
      return bits;
    }
    if (before != null && before.isFloat()) {
      double value = real(before, bits);
      return after != null && after.isFloat() ? real(value, before, bits, after) : integer(value);
    }
    return after != null && after.isFloat() ? whole(bits, after) : fit(bits, isUnsigned(from));
  }

  private static double real(ScalarKind kind, long bits) {
    return kind.width() == 4 ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
  }

  /** A float in another width or byte order, if it is exact. */
  private static @Nullable Long real(double value, ScalarKind before, long bits, ScalarKind after) {
    if (before.width() == after.width()) {
      return bits;
    }
    if (Double.isNaN(value)) {
      return after.width() == 8 ? (Long) wideNan(bits) : narrowNan(bits);
    }
    if (after.width() == 8) {
      return Double.doubleToRawLongBits(value);
    }
    float narrow = (float) value;
    boolean exact = Double.doubleToRawLongBits(narrow) == bits;
    return exact ? Float.floatToRawIntBits(narrow) & 0xFFFF_FFFFL : null;
  }

  /** A NaN with the same payload; arithmetic would change a signaling one. */
  private static long wideNan(long bits) {
    long payload = bits & 0x7F_FFFFL;
    return (bits >>> 31) << 63 | 0x7FFL << 52 | payload << PAYLOAD_SHIFT;
  }

  private static @Nullable Long narrowNan(long bits) {
    long payload = (bits & 0xF_FFFF_FFFF_FFFFL) >>> PAYLOAD_SHIFT;
    long narrow = (bits >>> 63) << 31 | 0xFFL << 23 | payload;
    return payload != 0 && wideNan(narrow) == bits ? narrow : null;
  }

  /** An integer as a float, if it is exact. */
  private @Nullable Long whole(long bits, ScalarKind after) {
    BigDecimal exact = new BigDecimal(isUnsigned(from) ? Long.toUnsignedString(bits) : "" + bits);
    if (after.width() == 4) {
      float narrow = exact.floatValue();
      boolean same = Float.isFinite(narrow) && new BigDecimal(narrow).compareTo(exact) == 0;
      return same ? Float.floatToRawIntBits(narrow) & 0xFFFF_FFFFL : null;
    }
    double wide = exact.doubleValue();
    return new BigDecimal(wide).compareTo(exact) == 0 ? Double.doubleToRawLongBits(wide) : null;
  }

  /** A float as an integer, if it is one. A negative zero is none. */
  private @Nullable Long integer(double value) {
    boolean negativeZero = value == 0 && 1 / value < 0;
    if (negativeZero || !Double.isFinite(value)) {
      return null;
    }
    try {
      java.math.BigInteger exact = new BigDecimal(value).toBigIntegerExact();
      boolean large = exact.signum() > 0 && exact.bitLength() == Long.SIZE;
      return exact.bitLength() < Long.SIZE || large ? fit(exact.longValue(), large) : null;
    } catch (ArithmeticException e) {
      return null; // It has a fraction.
    }
  }

  /** An integer in another width. */
  private @Nullable Long fit(long bits, boolean unsigned) {
    boolean beyondSigned = unsigned && bits < 0;
    if (to instanceof Type.Bits wanted) {
      return (bits >= 0 || beyondSigned) && wanted.holds(bits) ? Long.valueOf(bits) : null;
    }
    ScalarKind after = kind(to);
    if (after == null) {
      // A varint; encoding it checks the range.
      return bits >= 0 ? Long.valueOf(bits) : null;
    }
    if (beyondSigned) {
      boolean holds = after.sort() == ScalarKind.Sort.UNSIGNED && after.width() == 8;
      return holds ? Long.valueOf(bits) : null;
    }
    return after.holds(bits) ? Long.valueOf(bits) : null;
  }

  private static boolean isUnsigned(Type type) {
    return !(type instanceof Type.Numeric number)
        || number.kind().sort() == ScalarKind.Sort.UNSIGNED;
  }

  private static @Nullable ScalarKind kind(Type type) {
    return type instanceof Type.Numeric number ? number.kind() : null;
  }

  private static int width(Type type) {
    return type instanceof Type.Bits bits ? bits.width() : -1;
  }
}
