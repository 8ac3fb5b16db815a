package dev.diptych.spectools.diff.pair;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.ir.FieldType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.TextForm;
import dev.diptych.spectools.diff.pair.StructPair.Use;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;

/** Walks two specs from their roots down. */
final class StructPairing {
  private final SpecPair specs;
  private final Deque<StructPair> open = new ArrayDeque<>();

  StructPairing(SpecPair specs) {
    this.specs = specs;
  }

  void walk() {
    String before = specs.before().root().type().name();
    meet(before, specs.after().root().type().name(), Use.BLOCK, Use.BLOCK);
    while (!open.isEmpty()) {
      open.removeFirst().fields().forEach(this::follow);
    }
  }

  private void follow(FieldPair pair) {
    Use was = use(specs.before(), pair.before());
    Use is = use(specs.after(), pair.after());
    Type before = pair.before().field().type();
    Type after = pair.after().field().type();
    if (before instanceof Type.Nested one && after instanceof Type.Nested other) {
      meet(one.struct(), other.struct(), was, is);
    } else if (before instanceof Type.Switched && after instanceof Type.Switched) {
      for (CasePairs.CasePair each : CasePairs.of(pair)) {
        if (each.before() != null && each.after() != null) {
          String struct = each.before().struct();
          String next = each.after().struct();
          // Another rule reports a case that is a struct in one spec and a plain value in the
          // other.
          if (specs.before().struct(struct).box() == specs.after().struct(next).box()) {
            meet(
                struct, next, single(specs.before(), struct, was), single(specs.after(), next, is));
          }
        }
      }
    } else if (before instanceof Type.Nested one && after instanceof Type.Switched) {
      for (Choice.Case each : specs.selected(pair.structs().after(), pair.after())) {
        if (each.type() instanceof FieldType.User user) {
          meet(one.struct(), user.name(), was, is);
        }
      }
    } else if (before instanceof Type.Switched && after instanceof Type.Nested other) {
      SpecPair mirror = specs.mirror();
      for (Choice.Case each : mirror.selected(pair.structs().before(), pair.before())) {
        if (each.type() instanceof FieldType.User user) {
          meet(user.name(), other.struct(), was, is);
        }
      }
    }
  }

  private static Use use(SpecView spec, FieldView field) {
    return Use.of(TextForm.of(spec.shapes(), field.field()));
  }

  private static Use single(SpecView spec, String struct, Use use) {
    return spec.shapes().single(spec.schema().struct(struct)).isPresent() ? Use.ROW : use;
  }

  private void meet(String before, String after, Use was, Use is) {
    StructPair existing = specs.struct(before, after);
    if (existing != null) {
      existing.show(was, is);
      return;
    }
    StructPair pair =
        new StructPair(
            specs,
            specs.before().struct(before),
            specs.after().struct(after),
            EnumSet.of(was),
            EnumSet.of(is));
    specs.add(pair);
    specs.mirror().add(pair.mirror());
    open.add(pair);
  }
}
