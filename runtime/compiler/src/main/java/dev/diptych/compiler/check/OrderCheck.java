package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.kaitai.Expressions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rejects fields in sequence that need a field that is read only after them, or themselves. */
final class OrderCheck {
  /** What an expression may see of the field that it belongs to: elements before, or its value. */
  private static final Set<String> AFTERWARDS = Set.of("repeat-until", "valid");

  private final TypeYaml type;
  private final Map<String, Integer> order = new HashMap<>();
  private final Map<String, FieldYaml> instances = new HashMap<>();

  private OrderCheck(TypeYaml type) {
    this.type = type;
    List<FieldYaml> seq = type.seq();
    for (int i = 0; i < seq.size(); i++) {
      if (seq.get(i).id() != null) {
        order.putIfAbsent(seq.get(i).id(), i);
      }
    }
    type.instances().forEach(each -> instances.put(each.id(), each));
  }

  static void check(TypeYaml type) throws SpecException {
    OrderCheck check = new OrderCheck(type);
    List<FieldYaml> seq = type.seq();
    for (int i = 0; i < seq.size(); i++) {
      for (FieldYaml.Part part : seq.get(i).parts()) {
        check.check(seq.get(i), i, part);
      }
    }
  }

  private void check(FieldYaml field, int index, FieldYaml.Part part) throws SpecException {
    boolean own = field.yaml().containsKey("repeat") || AFTERWARDS.contains(part.key());
    for (String name : needed(part)) {
      int at = order.getOrDefault(name, -1);
      if (at > index) {
        String message = "%s is read before %s, which it needs";
        throw type.refusal(part.path(), message.formatted(called(field, index), name));
      }
      if (at == index && !own) {
        throw type.refusal(part.path(), "%s needs its own value".formatted(name));
      }
    }
  }

  /** The names that {@code part} needs, those behind computed values included. */
  private Set<String> needed(FieldYaml.Part part) {
    Set<String> needed = new LinkedHashSet<>();
    collect(part, needed, new HashSet<>());
    return needed;
  }

  private void collect(FieldYaml.Part part, Set<String> needed, Set<String> seen) {
    for (String name : Expressions.names(part.expression())) {
      FieldYaml instance = instances.get(name);
      if (instance == null) {
        needed.add(name);
      } else if (seen.add(name)) {
        instance.parts().forEach(each -> collect(each, needed, seen));
      }
    }
  }

  private static String called(FieldYaml field, int index) {
    return field.id() == null ? "field " + index : field.id();
  }
}
