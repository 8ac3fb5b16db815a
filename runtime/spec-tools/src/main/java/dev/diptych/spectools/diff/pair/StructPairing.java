package dev.diptych.spectools.diff.pair;

import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Walks two specs from their roots down. */
final class StructPairing {
  private final SpecPair specs;
  private final Map<List<String>, StructPair> pairs = new LinkedHashMap<>();
  private final Deque<StructPair> open = new ArrayDeque<>();

  StructPairing(SpecPair specs) {
    this.specs = specs;
  }

  List<StructPair> walk() {
    meet(specs.old().root().type().name(), specs.now().root().type().name(), StructPair.Use.BLOCK);
    while (!open.isEmpty()) {
      open.removeFirst().fields().forEach(this::follow);
    }
    return List.copyOf(pairs.values());
  }

  private void follow(FieldPair pair) {
    SpecView spec = specs.old();
    StructPair.Use use = StructPair.Use.of(TextForm.of(spec.shapes(), pair.old().field()));
    Type old = pair.old().field().type();
    Type now = pair.now().field().type();
    if (old instanceof Type.Nested one && now instanceof Type.Nested other) {
      meet(one.struct(), other.struct(), use);
    } else if (old instanceof Type.Switched && now instanceof Type.Switched) {
      for (CasePairs.CasePair each : CasePairs.of(pair)) {
        if (each.old() != null && each.now() != null) {
          String struct = each.old().struct();
          boolean value = spec.shapes().single(spec.schema().struct(struct)).isPresent();
          meet(struct, each.now().struct(), value ? StructPair.Use.ROW : use);
        }
      }
    }
  }

  private void meet(String old, String now, StructPair.Use use) {
    StructPair existing = pairs.get(List.of(old, now));
    if (existing != null) {
      existing.show(use);
      return;
    }
    StructPair pair =
        new StructPair(specs, specs.old().struct(old), specs.now().struct(now), EnumSet.of(use));
    pairs.put(List.of(old, now), pair);
    open.add(pair);
  }
}
