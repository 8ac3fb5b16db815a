package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Expressions with computed values replaced by their expressions. */
final class InlinedExpressions {
  private static final int MAX_DEPTH = 5;

  /** Computed values by struct and name. */
  private final Map<String, Map<String, Expr>> own = new HashMap<>();

  /** The struct with a computed value of a name, or an empty string where several have one. */
  private final Map<String, String> only = new HashMap<>();

  InlinedExpressions(SpecView spec) {
    for (StructView struct : spec.structs()) {
      String name = struct.type().name();
      Map<String, Expr> values = values(struct);
      own.put(name, values);
      values.keySet().forEach(id -> only.merge(id, name, (a, b) -> ""));
    }
    for (StructView struct : spec.structs()) {
      struct.fields().forEach(field -> only.remove(field.field().id()));
    }
  }

  /** {@code tree}, with names of {@code struct}. */
  Expr of(String struct, Expr tree) {
    return of(struct, tree, 0);
  }

  private Expr of(String struct, Expr tree, int depth) {
    if (depth > MAX_DEPTH) {
      return tree;
    }
    if (tree instanceof Expr.Name name) {
      Expr computed = own.getOrDefault(struct, Map.of()).get(name.id());
      return computed == null ? tree : of(struct, computed, depth + 1);
    }
    if (tree instanceof Expr.Attribute member) {
      String home = only.getOrDefault(member.id(), "");
      Expr computed = own.getOrDefault(home, Map.of()).get(member.id());
      if (computed != null) {
        Expr owner = of(struct, member.owner(), depth + 1);
        return behind(owner, of(home, computed, depth + 1));
      }
    }
    return mapped(tree, part -> of(struct, part, depth));
  }

  /** {@code tree} with its names resolved against {@code owner}. */
  private static Expr behind(Expr owner, Expr tree) {
    if (tree instanceof Expr.Name name) {
      return name.id().equals("_root") ? tree : new Expr.Attribute(owner, name.id());
    }
    return mapped(tree, part -> behind(owner, part));
  }

  private static Expr mapped(Expr tree, UnaryOperator<Expr> change) {
    return tree.with(tree.children().stream().map(change).toList());
  }

  private static Map<String, Expr> values(StructView struct) {
    Map<String, Expr> values = new HashMap<>();
    if (struct.spec() != null) {
      struct.spec().values().forEach(each -> values.put(each.id(), each.value().tree()));
    }
    return values;
  }
}
