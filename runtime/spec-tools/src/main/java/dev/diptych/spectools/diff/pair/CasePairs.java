package dev.diptych.spectools.diff.pair;

import static java.util.Objects.requireNonNull;

import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.Cases.Case;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pairs the cases of two switches by value. */
public final class CasePairs {
  private CasePairs() {}

  /** A case of the old switch and its pair in the new one; null where it was added or removed. */
  public record CasePair(@Nullable Case before, @Nullable Case after) {}

  /** The pairs of cases of {@code pair}, two switches: those of the old one first. */
  public static List<CasePair> of(FieldPair pair) {
    SpecPair specs = pair.structs().specs();
    Map<Object, Case> before = cases(specs.before(), pair.structs().before(), pair.before());
    Map<Object, Case> after = cases(specs.after(), pair.structs().after(), pair.after());
    List<CasePair> pairs = new ArrayList<>();
    before.forEach((value, each) -> pairs.add(new CasePair(each, after.remove(value))));
    after.values().forEach(each -> pairs.add(new CasePair(null, each)));
    return pairs;
  }

  private static Map<Object, Case> cases(SpecView spec, StructView owner, FieldView field) {
    // Values of cases are constants and contain no names of fields.
    Normalization meaning = new Normalization(spec.spec(), Map.of());
    Map<Object, Case> cases = new LinkedHashMap<>();
    for (Case each : Cases.of(owner, field)) {
      cases.put(requireNonNull(meaning.of(each.choice().value().tree())), each);
    }
    return cases;
  }
}
