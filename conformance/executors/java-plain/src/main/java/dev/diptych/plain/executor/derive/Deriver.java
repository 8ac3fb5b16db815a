package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Derivation;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.math.BigInteger;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Computes derived values from sibling fields. */
public final class Deriver {
  private Deriver() {}

  /** The only value that {@code field} allows, or null if it allows several. */
  public static @Nullable Value constant(Field field) {
    if (field.derivation() instanceof Derivation.Constant constant) {
      return new Value.Bits(constant.bits());
    }
    return field.derivation() instanceof Derivation.ConstantBytes constant
        ? new Value.Blob(constant.hex())
        : null;
  }

  /** Computes {@code field} from {@code siblings}, or null if it is absent. */
  public static @Nullable Value derive(StructType type, Field field, Map<String, Value> siblings) {
    Value constant = constant(field);
    if (constant != null || (field.optional() && isFree(field, siblings))) {
      return constant;
    }
    if (field.derivation() instanceof Derivation.Presence presence) {
      boolean there = presence.fields().stream().anyMatch(siblings::containsKey);
      return new Value.Bits(presence.numberFor(there));
    }
    Derivation.Size size = (Derivation.Size) field.derivation();
    Long number = size.number(size(type, size, siblings));
    Value value = number == null ? null : number(field, number);
    if (value == null) {
      throw RequestException.rejected(field.name() + " cannot represent the size of " + size.of());
    }
    return value;
  }

  private static long size(StructType type, Derivation.Size size, Map<String, Value> siblings) {
    Value of = siblings.get(size.of());
    if (size.bytes()) {
      return Sizes.of(type.field(size.of()), of);
    }
    return of instanceof Value.Elements elements ? elements.elements().size() : 0;
  }

  private static @Nullable Value number(Field field, long number) {
    if (field.type() instanceof Type.Varint varint) {
      return Varints.encode(varint, number);
    }
    Type.Numeric type = (Type.Numeric) field.type();
    return type.kind().holds(BigInteger.valueOf(number)) ? new Value.Bits(number) : null;
  }

  /**
   * Whether {@code value} has the same meaning as {@code derived}, possibly in another encoding.
   */
  public static boolean agrees(Field field, Value value, Value derived) {
    if (field.derivation() instanceof Derivation.Presence presence) {
      return presence.means(((Value.Bits) value).bits())
          == presence.means(((Value.Bits) derived).bits());
    }
    if (field.type() instanceof Type.Varint varint) {
      Long number = Varints.decode(varint, (Value.Blob) value);
      return number != null && number.equals(Varints.decode(varint, (Value.Blob) derived));
    }
    return value.equals(derived);
  }

  /** Whether {@code field} may be any number because what it measures is absent. */
  public static boolean isFree(Field field, Map<String, Value> siblings) {
    return field.derivation() instanceof Derivation.Size size && !siblings.containsKey(size.of());
  }

  /** Adds derived values to {@code values}. */
  public static void complete(StructType type, Map<String, Value> values) {
    for (Field field : type.fields()) {
      if (field.derived() && !values.containsKey(field.id())) {
        Value value = derive(type, field, values);
        if (value != null) {
          values.put(field.id(), value);
        }
      }
    }
  }
}
