package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Expressions;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.HashSet;
import java.util.Set;

/** What expressions of a spec read. */
final class ReadNames {
  private final Set<String> read = new HashSet<>();

  ReadNames(SpecView spec) {
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        read.addAll(Expressions.mentions(struct.spec().expressions()));
      }
    }
  }

  /** Whether an expression reads a name {@code id}. */
  boolean of(String id) {
    return read.contains(id);
  }
}
