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
    String old = specs.old().root().type().name();
    meet(old, specs.now().root().type().name(), Use.BLOCK, Use.BLOCK);
    while (!open.isEmpty()) {
      open.removeFirst().fields().forEach(this::follow);
    }
  }

  private void follow(FieldPair pair) {
    Use was = use(specs.old(), pair.old());
    Use is = use(specs.now(), pair.now());
    Type old = pair.old().field().type();
    Type now = pair.now().field().type();
    if (old instanceof Type.Nested one && now instanceof Type.Nested other) {
      meet(one.struct(), other.struct(), was, is);
    } else if (old instanceof Type.Switched && now instanceof Type.Switched) {
      for (CasePairs.CasePair each : CasePairs.of(pair)) {
        if (each.old() != null && each.now() != null) {
          String struct = each.old().struct();
          String next = each.now().struct();
          // Another rule reports a case that is a struct in one spec and a plain value in the
          // other.
          if (specs.old().struct(struct).box() == specs.now().struct(next).box()) {
            meet(struct, next, single(specs.old(), struct, was), single(specs.now(), next, is));
          }
        }
      }
    } else if (old instanceof Type.Nested one && now instanceof Type.Switched) {
      for (Choice.Case each : specs.selected(pair.structs().now(), pair.now())) {
        if (each.type() instanceof FieldType.User user) {
          meet(one.struct(), user.name(), was, is);
        }
      }
    } else if (old instanceof Type.Switched && now instanceof Type.Nested other) {
      SpecPair mirror = specs.mirror();
      for (Choice.Case each : mirror.selected(pair.structs().old(), pair.old())) {
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

  private void meet(String old, String now, Use was, Use is) {
    StructPair existing = specs.struct(old, now);
    if (existing != null) {
      existing.show(was, is);
      return;
    }
    StructPair pair =
        new StructPair(
            specs,
            specs.old().struct(old),
            specs.now().struct(now),
            EnumSet.of(was),
            EnumSet.of(is));
    specs.add(pair);
    specs.mirror().add(pair.mirror());
    open.add(pair);
  }
}
