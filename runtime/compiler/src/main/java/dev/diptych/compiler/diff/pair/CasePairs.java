package dev.diptych.compiler.diff.pair;

import dev.diptych.compiler.view.Cases;
import dev.diptych.compiler.view.Cases.Case;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import io.kaitai.struct.exprlang.Ast;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds which case of a switch is which of another: those of the same value. */
public final class CasePairs {
  private CasePairs() {}

  /** The cases of {@code pair}, both of which are switches: those of the old one first. */
  public static List<CasePair> of(FieldPair pair) {
    SpecPair specs = pair.structs().specs();
    Map<String, Case> old = cases(specs.old(), pair.structs().old(), pair.old());
    Map<String, Case> now = cases(specs.now(), pair.structs().now(), pair.now());
    List<CasePair> pairs = new ArrayList<>();
    old.forEach((value, one) -> pairs.add(new CasePair(one, now.remove(value))));
    now.values().forEach(one -> pairs.add(new CasePair(null, one)));
    return pairs;
  }

  private static Map<String, Case> cases(SpecView spec, StructView owner, FieldView field) {
    // The values of cases are constants: no name of a field stands in them.
    Meaning meaning = new Meaning(spec.specs(), Map.of());
    Map<String, Case> cases = new LinkedHashMap<>();
    List<Case> all = Cases.of(owner, field);
    int index = 0;
    for (Ast.expr value : field.switches().cases().keySet()) {
      cases.put(meaning.of(value), all.get(index++));
    }
    return cases;
  }
}
