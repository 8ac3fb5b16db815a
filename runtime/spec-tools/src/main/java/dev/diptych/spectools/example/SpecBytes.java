package dev.diptych.spectools.example;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The byte values in a spec: terminators, numbers and characters in expressions, enumerations. */
public final class SpecBytes {
  private static final int MAX_CHARACTERS = 16;
  private final Set<Integer> values = new TreeSet<>(List.of(0, 1, 2));

  private SpecBytes() {}

  /** The values in {@code spec}, each once, and a few small numbers. */
  public static List<Integer> of(Spec spec) {
    SpecBytes bytes = new SpecBytes();
    for (TypeDef type : spec.types().values()) {
      type.expressions().forEach(bytes::expression);
      type.fields().forEach(field -> bytes.ends(field.type()));
    }
    for (EnumDef type : spec.enums().values()) {
      type.members().forEach(member -> bytes.add(member.number().longValue()));
    }
    return new ArrayList<>(bytes.values);
  }

  private void expression(Expr expression) {
    for (Expr each : expression.all()) {
      if (each instanceof Expr.Int number && number.value().bitLength() < Long.SIZE) {
        add(number.value().longValue());
      } else if (each instanceof Expr.Str text && text.value().length() <= MAX_CHARACTERS) {
        text.value().chars().forEach(this::add);
      }
    }
  }

  private void ends(FieldType type) {
    Extent.Frame frame = Extent.frame(type.extent());
    if (type.extent() instanceof Extent.Terminated ended) {
      ended.terminator().forEach(this::add);
    } else if (frame != null) {
      frame.terminator().forEach(this::add);
    }
    if (type instanceof FieldType.Switch choice) {
      choice.cases().forEach(each -> ends(each.type()));
    }
  }

  private void add(long value) {
    if (value >= 0 && value < 256) {
      values.add((int) value);
    }
  }
}
