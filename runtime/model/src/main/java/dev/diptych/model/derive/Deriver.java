package dev.diptych.model.derive;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.HexFormat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Computes derived values from sibling fields. */
public final class Deriver {
  private Deriver() {}

  /**
   * Computes {@code field}, which must be derived. Null if the value is not known yet, or if the
   * field cannot represent it.
   */
  public static @Nullable Value derive(Field field, Struct siblings) {
    return derive(field, siblings, new Sizes());
  }

  /** Computes {@code field} with the given sizes of packed values. */
  public static @Nullable Value derive(Field field, Struct siblings, Sizes sizes) {
    Value constant = constant(field);
    if (constant != null) {
      return constant;
    }
    // The field has the same condition as what it counts or measures.
    boolean absent = field.optional() && isUnmeasured(field, siblings);
    return absent ? null : derive(field.derivation(), siblings, sizes);
  }

  /** Computes a derivation. */
  static @Nullable Value derive(Derivation derivation, Struct siblings, Sizes sizes) {
    if (derivation instanceof Derivation.Outside
        || derivation instanceof Derivation.PositionOf
        || derivation instanceof Derivation.ChecksumOf) {
      return null;
    }
    if (derivation instanceof Derivation.CountOf count) {
      return scalar(count.linear().invert(count(siblings.get(count.field()))));
    }
    if (derivation instanceof Derivation.LengthOf length) {
      Field measured = siblings.type().field(length.field());
      long size = sizes.of(measured, siblings.get(length.field()));
      return size == Sizes.UNKNOWN ? null : scalar(length.linear().invert(size));
    }
    if (derivation instanceof Derivation.PresenceOf presence) {
      boolean there = presence.fields().stream().anyMatch(id -> siblings.get(id) != null);
      return Scalar.of(presence.numberFor(there));
    }
    throw new IllegalArgumentException("not derived");
  }

  private static @Nullable Value scalar(@Nullable Long bits) {
    return bits == null ? null : Scalar.of(bits);
  }

  /**
   * Sets the derived values of a struct, except checksums.
   *
   * @param type its type
   * @param values all values that are not derived; derived values are set in place
   */
  public static Struct complete(StructType type, @Nullable Value[] values) {
    Struct siblings = new Struct(type, values);
    for (int i = 0; i < values.length; i++) {
      Field field = type.fields().get(i);
      boolean written = (field.isOffset() || field.isChecksum()) && values[i] != null;
      if (field.derived() && !written) {
        values[i] = derive(field, siblings);
      }
    }
    return new Struct(type, values);
  }

  /** The only value that {@code field} allows, or null if it allows several. */
  public static @Nullable Value constant(Field field) {
    if (field.derivation() instanceof Derivation.ConstantNumber number) {
      return Scalar.of(number.bits());
    }
    return field.derivation() instanceof Derivation.ConstantBytes bytes
        ? new Blob(HexFormat.of().parseHex(bytes.hex()))
        : null;
  }

  /**
   * Whether {@code value} is valid in place of {@code derived}: it is equal, or an uncommon
   * encoding of the same meaning (a flag of 2, a number in more bytes than necessary).
   */
  public static boolean agrees(Field field, @Nullable Value value, @Nullable Value derived) {
    if (field.derivation() instanceof Derivation.PresenceOf presence) {
      return presence.means(bits(value)) == presence.means(bits(derived));
    }
    if (field.type() instanceof Type.Varint varint && value instanceof Blob raw) {
      Long number = Adapter.named(varint.adapter()).decode(raw.bytes());
      return number != null && Scalar.of(number).equals(derived);
    }
    return Objects.equals(value, derived);
  }

  /** Whether {@code field} may be any number: it counts or measures nothing. */
  public static boolean isUnconstrained(Field field, Struct siblings) {
    return isUnconstrained(field.derivation(), siblings);
  }

  /** Whether any number has the meaning of {@code derivation}, which counts or measures nothing. */
  static boolean isUnconstrained(Derivation derivation, Struct siblings) {
    return isUnmeasured(derivation, siblings)
        || (derivation instanceof Derivation.LengthOf length
            && siblings.get(length.field()) instanceof Struct value
            && value.type().isBoxedNumber());
  }

  /** Whether what {@code field} counts or measures is absent. */
  public static boolean isUnmeasured(Field field, Struct siblings) {
    return isUnmeasured(field.derivation(), siblings);
  }

  private static boolean isUnmeasured(Derivation derivation, Struct siblings) {
    if (derivation instanceof Derivation.CountOf count) {
      return siblings.get(count.field()) == null;
    }
    return derivation instanceof Derivation.LengthOf length && siblings.get(length.field()) == null;
  }

  private static long bits(@Nullable Value value) {
    return value instanceof Scalar scalar ? scalar.bits() : 0;
  }

  private static int count(@Nullable Value value) {
    if (value instanceof Table table) {
      return table.rows();
    }
    return value instanceof Sequence sequence ? sequence.elements().size() : 0;
  }
}
