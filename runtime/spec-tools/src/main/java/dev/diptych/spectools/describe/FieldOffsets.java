package dev.diptych.spectools.describe;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The offsets of the fields of a struct, as far as they are constant. */
public final class FieldOffsets {
  private static final long UNKNOWN = -1;

  private final SpecView spec;
  private final Map<FieldView, String> offsets = new HashMap<>();

  /** Offsets within {@code struct}. */
  public FieldOffsets(SpecView spec, StructView struct) {
    this.spec = spec;
    long bits = 0;
    for (FieldView view : struct.fields()) {
      if (bits == UNKNOWN || view.field().storage().instance() || view.node() == null) {
        continue;
      }
      boolean part = view.field().type() instanceof Type.Bits;
      bits = part ? bits : (bits + 7) / 8 * 8;
      offsets.put(view, bits / 8 + (bits % 8 == 0 ? "" : ", bit " + bits % 8));
      long size = view.field().optional() ? UNKNOWN : all(view);
      bits = size == UNKNOWN ? UNKNOWN : bits + size;
    }
  }

  /**
   * The offset of {@code view} in bytes from the start of the struct, or null if it is not
   * constant.
   */
  public @Nullable String of(FieldView view) {
    return offsets.get(view);
  }

  private long all(FieldView view) {
    long element = element(view);
    if (!view.field().repeated() || element == UNKNOWN) {
      return element;
    }
    return view.field().repeat() instanceof Repeat.Fixed fixed ? element * fixed.count() : UNKNOWN;
  }

  private long element(FieldView view) {
    Field field = view.field();
    if (field.type() instanceof Type.Bits bits) {
      return bits.width();
    }
    if (field.type() instanceof Type.Numeric number) {
      return number.kind().width() * 8L;
    }
    if (field.derivation() instanceof Derivation.ConstantBytes constant) {
      return constant.hex().length() * 4L;
    }
    Expr size = view.size();
    BigInteger bytes = size == null ? null : Expressions.constant(size);
    if (bytes != null) {
      return bytes.bitLength() > 31 ? UNKNOWN : bytes.longValue() * 8;
    }
    boolean inside = field.type() instanceof Type.Nested && field.storage().stream() == null;
    return inside ? struct(((Type.Nested) field.type()).struct()) : UNKNOWN;
  }

  private long struct(String name) {
    StructView inner = spec.struct(name);
    return inner.box() ? UNKNOWN : inner.definition().bits();
  }
}
