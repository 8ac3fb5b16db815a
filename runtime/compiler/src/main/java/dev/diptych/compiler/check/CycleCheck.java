package dev.diptych.compiler.check;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.check.UncheckedType.Member;
import dev.diptych.compiler.check.UncheckedType.Part;
import dev.diptych.ir.Expressions;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rejects computed instances that need their own values. */
final class CycleCheck {
  private final Map<String, Member> instances = new HashMap<>();
  private final Set<String> done = new HashSet<>();

  private final List<Diagnostic> errors;

  private CycleCheck(UncheckedType type, List<Diagnostic> errors) {
    this.errors = errors;
    for (Member each : type.instances()) {
      if (each.computed()) {
        instances.put(each.id(), each);
      }
    }
  }

  static void check(UncheckedType type, List<Diagnostic> errors) {
    CycleCheck check = new CycleCheck(type, errors);
    for (String id : check.instances.keySet().stream().sorted().toList()) {
      check.visit(id, new LinkedHashSet<>());
    }
  }

  /** Follows the dependencies of {@code id}; {@code path} leads to it. */
  private void visit(String id, Set<String> path) {
    if (path.contains(id)) {
      List<String> cycle = new ArrayList<>(path);
      cycle = new ArrayList<>(cycle.subList(cycle.indexOf(id), cycle.size()));
      cycle.add(id);
      String message = "the value of %s needs itself: %s";
      done.addAll(cycle);
      errors.add(
          SpecCheck.error(
              requireNonNull(instances.get(id)).origin().to("value"),
              message.formatted(id, String.join(" → ", cycle))));
    } else if (!done.contains(id)) {
      path.add(id);
      for (Part part : requireNonNull(instances.get(id)).parts()) {
        for (String name : Expressions.names(List.of(part.expression()))) {
          if (instances.containsKey(name)) {
            visit(name, path);
          }
        }
      }
      path.remove(id);
      done.add(id);
    }
  }
}
