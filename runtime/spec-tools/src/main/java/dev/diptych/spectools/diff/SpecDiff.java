package dev.diptych.spectools.diff;

import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Change;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.rule.DiffRules;
import java.util.List;

/** Compares two specs of one format. */
public final class SpecDiff {
  private SpecDiff() {}

  /**
   * The changes from {@code old} to {@code now}: those of the spec first, then those of each
   * struct.
   */
  public static List<Change> of(SpecView old, SpecView now) {
    SpecPair specs = SpecPair.of(old, now);
    Changes changes = new Changes();
    DiffRules.SPEC.forEach(rule -> rule.accept(specs, changes));
    for (StructPair struct : specs.structs()) {
      DiffRules.STRUCT.forEach(rule -> rule.accept(struct, changes));
      for (FieldPair field : struct.fields()) {
        DiffRules.FIELD.forEach(rule -> rule.accept(field, changes));
      }
    }
    return changes.list();
  }
}
