package dev.diptych.spectools.diff;

import dev.diptych.model.diagnostic.Codes;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.change.Trial;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.rule.DiffRules;
import dev.diptych.spectools.diff.trial.Trials;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares two specs of one format. */
public final class SpecDiff {
  private SpecDiff() {}

  /** The differences from {@code before} to {@code after} and the trials of the verdicts. */
  public static SpecChanges of(SpecView before, SpecView after) {
    SpecPair specs = SpecPair.of(before, after);
    List<SpecDifference> differences = new ArrayList<>(differences(specs));
    List<Trial> trials = Trials.of(specs, differences);
    Contradictions.find(specs, differences, trials).ifPresent(differences::add);
    return new SpecChanges(differences, trials);
  }

  /** The codes of all rules. */
  public static Set<String> codes() {
    Set<String> sections = Set.of("The spec", "Structs", "Fields");
    return Codes.all(SpecDiff.class.getClassLoader()).stream()
        .filter(code -> sections.contains(code.section()))
        .map(Codes.Code::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The differences that the rules find: those of the spec first, then those of each struct. */
  private static List<SpecDifference> differences(SpecPair specs) {
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
