package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.kaitai.Expressions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rejects computed instances that need their own values. */
final class CycleCheck {
  private final TypeYaml type;
  private final Map<String, FieldYaml> instances = new HashMap<>();
  private final Set<String> done = new HashSet<>();

  private CycleCheck(TypeYaml type) {
    this.type = type;
    for (FieldYaml each : type.instances()) {
      if (each.computed()) {
        instances.put(each.id(), each);
      }
    }
  }

  static void check(TypeYaml type) throws SpecException {
    CycleCheck check = new CycleCheck(type);
    for (String id : check.instances.keySet().stream().sorted().toList()) {
      check.visit(id, new LinkedHashSet<>());
    }
  }

  /** Follows what {@code id} needs; {@code way} led here. */
  private void visit(String id, Set<String> way) throws SpecException {
    if (way.contains(id)) {
      List<String> cycle = new ArrayList<>(way);
      cycle = new ArrayList<>(cycle.subList(cycle.indexOf(id), cycle.size()));
      cycle.add(id);
      String message = "the value of %s needs itself: %s";
      throw type.refusal(
          TypeYaml.joined(instances.get(id).path(), "value"),
          message.formatted(id, String.join(" → ", cycle)));
    }
    if (!done.contains(id)) {
      way.add(id);
      for (FieldYaml.Part part : instances.get(id).parts()) {
        for (String name : Expressions.names(part.expression())) {
          if (instances.containsKey(name)) {
            visit(name, way);
          }
        }
      }
      way.remove(id);
      done.add(id);
    }
  }
}
