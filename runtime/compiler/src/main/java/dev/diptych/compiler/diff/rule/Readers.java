package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import java.util.HashSet;
import java.util.Set;

/** What expressions of a spec read. */
final class Readers {
  private final Set<String> read = new HashSet<>();

  Readers(SpecView spec) {
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        Expressions.forEach(
            struct.spec(),
            expression -> {
              read.add(Expressions.name(expression));
              read.add(Expressions.reached(expression));
            });
      }
    }
  }

  /** Whether some expression reads something called {@code id}. */
  boolean of(String id) {
    return read.contains(id);
  }
}
