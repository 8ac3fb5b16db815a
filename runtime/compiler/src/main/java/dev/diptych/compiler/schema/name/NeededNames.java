package dev.diptych.compiler.schema.name;

import dev.diptych.ir.Endian;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which names are read by expressions that affect bytes: those of fields, and those of computed
 * values that such expressions read in turn. A value that is only shown needs nothing.
 */
public final class NeededNames {
  private final Map<String, Set<String>> computed = new HashMap<>();
  private final Set<String> needed = new HashSet<>();
  private final Deque<String> open = new ArrayDeque<>();

  private NeededNames() {}

  /** The names. */
  public static Set<String> names(Spec spec) {
    NeededNames names = new NeededNames();
    for (TypeDef type : spec.types().values()) {
      names.collect(type);
    }
    while (!names.open.isEmpty()) {
      names.add(names.computed.getOrDefault(names.open.removeFirst(), Set.of()));
    }
    return names.needed;
  }

  private void collect(TypeDef type) {
    for (Node node : type.nodes()) {
      Set<String> mentions = Expressions.mentions(node.expressions());
      if (node instanceof Node.Value) {
        computed.computeIfAbsent(node.id(), i -> new HashSet<>()).addAll(mentions);
      } else {
        add(mentions);
      }
    }
    if (type.endian() instanceof Endian.Selected selected) {
      add(Expressions.mentions(List.of(selected.on())));
      add(Expressions.mentions(selected.cases().stream().map(Endian.Case::value).toList()));
    }
  }

  private void add(Set<String> names) {
    for (String name : names) {
      if (needed.add(name)) {
        open.add(name);
      }
    }
  }
}
