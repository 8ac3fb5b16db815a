package dev.diptych.compiler.diff;

import dev.diptych.compiler.diff.change.Change;
import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.diff.pair.SpecPair;
import dev.diptych.compiler.diff.pair.StructPair;
import dev.diptych.compiler.diff.rule.FieldRule;
import dev.diptych.compiler.diff.rule.Rules;
import dev.diptych.compiler.diff.rule.SpecRule;
import dev.diptych.compiler.diff.rule.StructRule;
import dev.diptych.compiler.view.SpecView;
import java.util.List;

/** Tells two specs of one format apart. */
public final class SpecDiff {
  private SpecDiff() {}

  /** What changed from {@code old} to {@code now}: the spec first, then struct by struct. */
  public static List<Change> of(SpecView old, SpecView now) {
    SpecPair specs = SpecPair.of(old, now);
    Changes changes = new Changes();
    for (SpecRule rule : Rules.SPEC) {
      rule.compare(specs, changes);
    }
    for (StructPair struct : specs.structs()) {
      for (StructRule rule : Rules.STRUCT) {
        rule.compare(struct, changes);
      }
      for (FieldPair field : struct.fields()) {
        for (FieldRule rule : Rules.FIELD) {
          rule.compare(field, changes);
        }
      }
    }
    return changes.list();
  }
}
