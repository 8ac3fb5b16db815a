package dev.diptych.text.bind;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;

/** Checks that the derived values of a struct from a row are in range. */
final class DerivedRangeCheck {
  private DerivedRangeCheck() {}

  static boolean check(Struct struct, Span at, BindReporter reports) {
    for (Field field : struct.type().fields()) {
      Object value = struct.get(field.id());
      if (value instanceof Struct inner && !check(inner, at, reports)) {
        return false;
      }
      if (field.derived() && value instanceof Scalar scalar && !fits(field, scalar)) {
        reports.error("too-many", at, field.name() + " cannot represent " + scalar.bits());
        return false;
      }
    }
    return true;
  }

  /** Whether {@code scalar} is in the range of {@code field}. */
  static boolean fits(Field field, Scalar scalar) {
    if (field.derivation() instanceof Derivation.ConstantNumber || field.isChecksum()) {
      // A constant or a checksum of eight unsigned bytes may look negative.
      return true;
    }
    if (field.type() instanceof Type.Varint varint) {
      return Adapter.named(varint.adapter()).encode(scalar.bits()) != null;
    }
    return field.type() instanceof Type.Bits bits
        ? bits.holds(scalar.bits())
        : ((Type.Numeric) field.type()).kind().holds(scalar.bits());
  }
}
