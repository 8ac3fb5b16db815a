package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Kinds;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.ValueType;
import org.jspecify.annotations.Nullable;

/** The types of the values that fields have. */
final class FieldTypes {
  private FieldTypes() {}

  /** The type of a value of a field, or of one element of a repeated one. */
  static ValueType element(FieldType type) {
    return type.fold(
        number -> named(ValueType.stored(number.kind(), number.ordered()), number.names()),
        bits -> named(ValueType.ofBits(bits.width()), bits.names()),
        bytes -> ValueType.BYTES,
        text -> ValueType.TEXT,
        FieldTypes::struct,
        FieldTypes::choice);
  }

  private static ValueType named(ValueType type, @Nullable String enumeration) {
    return enumeration == null ? type : type.named(enumeration);
  }

  private static ValueType struct(FieldType.User user) {
    if (user.opaque()) {
      throw new UnsupportedExpressionException("the type " + user.name() + " of foreign code");
    }
    return ValueType.ofStruct(user.name());
  }

  /** Where no case matches the value is absent, so that numbers are kept as objects, too. */
  private static ValueType choice(FieldType.Switch choice) {
    ValueType all = choice.otherwise() == null ? null : ValueType.BYTES;
    for (FieldType.Case each : choice.cases()) {
      ValueType one = element(each.type());
      all = all == null ? one : Kinds.common(all, one);
    }
    return switch (requireNonNull(all).kind()) {
      case TEXT, BYTES, STRUCT -> all;
      default -> ValueType.ANY;
    };
  }
}
