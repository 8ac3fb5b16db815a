package dev.diptych.compiler.check;

import dev.diptych.compiler.check.UncheckedType.Member;
import dev.diptych.compiler.check.UncheckedType.Part;
import dev.diptych.ir.Expr;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rejects fields in sequence that need a field that is read only after them, or themselves. */
final class OrderCheck {
  /** Expressions that may read their own field: the elements before, or its value. */
  private static final Set<String> AFTERWARDS = Set.of("repeat-until", "valid");

  private final Map<String, Integer> order = new HashMap<>();
  private final Map<String, Member> instances = new HashMap<>();

  private final List<Diagnostic> errors;

  private OrderCheck(UncheckedType type, List<Diagnostic> errors) {
    this.errors = errors;
    List<Member> seq = type.seq();
    for (int i = 0; i < seq.size(); i++) {
      if (seq.get(i).id() != null) {
        order.putIfAbsent(seq.get(i).id(), i);
      }
    }
    type.instances().forEach(each -> instances.put(each.id(), each));
  }

  static void check(UncheckedType type, List<Diagnostic> errors) {
    OrderCheck check = new OrderCheck(type, errors);
    List<Member> seq = type.seq();
    for (int i = 0; i < seq.size(); i++) {
      for (Part part : seq.get(i).parts()) {
        check.check(seq.get(i), i, part);
      }
    }
  }

  private void check(Member field, int index, Part part) {
    boolean own = field.repeated() || AFTERWARDS.contains(part.key());
    for (String name : needed(part)) {
      int at = order.getOrDefault(name, -1);
      if (at > index) {
        String subject = field.id() == null ? "field " + index : field.id();
        String message = "%s is read before %s, which it needs";
        errors.add(SpecCheck.error(part.origin(), message.formatted(subject, name)));
      }
      if (at == index && !own) {
        errors.add(SpecCheck.error(part.origin(), name + " needs its own value"));
      }
    }
  }

  /** The names that {@code part} needs, including those that computed values need. */
  private Set<String> needed(Part part) {
    Set<String> needed = new LinkedHashSet<>();
    collect(part, needed, new HashSet<>());
    return needed;
  }

  private void collect(Part part, Set<String> needed, Set<String> seen) {
    for (String name : read(part.expression())) {
      Member instance = instances.get(name);
      if (instance == null) {
        needed.add(name);
      } else if (seen.add(name)) {
        instance.parts().forEach(each -> collect(each, needed, seen));
      }
    }
  }

  /** The names whose values {@code expression} reads: the size of a type needs none. */
  private static Set<String> read(Expr expression) {
    if (expression instanceof Expr.Attribute attribute && attribute.id().equals("_sizeof")) {
      return Set.of();
    }
    Set<String> names = new LinkedHashSet<>();
    if (expression instanceof Expr.Name name) {
      names.add(name.id());
    }
    expression.children().forEach(child -> names.addAll(read(child)));
    return names;
  }
}
