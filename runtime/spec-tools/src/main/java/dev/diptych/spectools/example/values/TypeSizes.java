package dev.diptych.spectools.example.values;

import dev.diptych.ir.BitSizes;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Spec;
import dev.diptych.ir.Target;
import dev.diptych.ir.ValueType;
import dev.diptych.spectools.describe.FieldView;
import org.jspecify.annotations.Nullable;

/** Sizes that a spec alone determines. */
final class TypeSizes {
  private TypeSizes() {}

  /** The size of the type that {@code size} names. */
  static long of(DraftStruct draft, Expr.SizeOf size) {
    if (!(size.fact().target() instanceof Target.Named named)) {
      throw new UnknownValue(size.type());
    }
    long bits = bits(draft.spec(), named.type());
    return size.bits() ? bits : bytes(bits);
  }

  private static long bits(Spec spec, ValueType type) {
    long bits = -1;
    if (type.struct() != null) {
      bits = spec.requireType(type.struct()).bits();
    } else if (type.number() != null) {
      bits = (long) Byte.SIZE * type.number().width();
    } else if (type.bits() > 0) {
      bits = type.bits();
    }
    if (bits < 0) {
      throw new UnknownValue("the size of a type");
    }
    return bits;
  }

  private static long bytes(long bits) {
    return (bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  /** The fixed size of the field that {@code expression} names; null if it has none. */
  static @Nullable Long ofField(DraftStruct draft, Expr expression) {
    DraftStruct owner = draft;
    String id = null;
    if (expression instanceof Expr.Name name) {
      id = name.id();
    } else if (expression instanceof Expr.Attribute member
        && Evaluator.in(draft).of(member.owner()) instanceof DraftStruct inner) {
      owner = inner;
      id = member.id();
    }
    FieldView field = id == null ? null : owner.view().field(id);
    if (field == null || field.node() == null) {
      return null;
    }
    Spec spec = draft.spec();
    long bits = new BitSizes(name -> spec.requireType(name).bits()).field(field.node());
    return bits < 0 ? null : Long.valueOf(bytes(bits));
  }
}
