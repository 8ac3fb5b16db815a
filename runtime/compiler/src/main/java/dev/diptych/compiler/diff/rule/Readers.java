package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.ir.Expressions;
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
        read.addAll(Expressions.mentions(struct.spec().expressions()));
      }
    }
  }

  /** Whether some expression reads something called {@code id}. */
  boolean of(String id) {
    return read.contains(id);
  }
}
