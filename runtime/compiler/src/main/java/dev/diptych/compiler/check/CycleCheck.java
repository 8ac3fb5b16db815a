package dev.diptych.compiler.check;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.check.UncheckedType.Member;
import dev.diptych.compiler.check.UncheckedType.Part;
import dev.diptych.ir.Expressions;
import dev.diptych.ksy.SpecException;
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

  private CycleCheck(UncheckedType type) {
    for (Member each : type.instances()) {
      if (each.computed()) {
        instances.put(each.id(), each);
      }
    }
  }

  static void check(UncheckedType type) throws SpecException {
    CycleCheck check = new CycleCheck(type);
    for (String id : check.instances.keySet().stream().sorted().toList()) {
      check.visit(id, new LinkedHashSet<>());
    }
  }

  /** Follows the dependencies of {@code id}; {@code path} leads to it. */
  private void visit(String id, Set<String> path) throws SpecException {
    if (path.contains(id)) {
      List<String> cycle = new ArrayList<>(path);
      cycle = new ArrayList<>(cycle.subList(cycle.indexOf(id), cycle.size()));
      cycle.add(id);
      String message = "the value of %s needs itself: %s";
      throw SpecCheck.error(
          requireNonNull(instances.get(id)).origin().to("value"),
          message.formatted(id, String.join(" → ", cycle)));
    }
    if (!done.contains(id)) {
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
