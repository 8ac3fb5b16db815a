package dev.diptych.compiler.schema;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How expressions use fields. A field can only be derived where all its uses are known; one that
 * another struct accesses ({@code header.count}) cannot.
 */
final class FieldUsage {
  private final Set<String> accessed = new HashSet<>();
  private final FieldReads reads;

  FieldUsage(Spec spec) {
    this.reads = new FieldReads(spec);
    for (TypeDef type : spec.types().values()) {
      collect(type);
    }
  }

  /** The number of times that the expressions of {@code type} name each of its fields. */
  static Map<String, Integer> within(TypeDef type) {
    Map<String, Integer> uses = new HashMap<>();
    for (Expr root : type.expressions()) {
      for (Expr each : root.all()) {
        if (each instanceof Expr.Name name) {
          uses.merge(name.id(), 1, Integer::sum);
        }
      }
    }
    return uses;
  }

  /** Whether an expression accesses a member called {@code id} of any value. */
  boolean accessedFromOutside(String id) {
    return accessed.contains(id);
  }

  /** The name of a node with an expression that reads {@code field}, or null. */
  @Nullable String reader(Node.Field field) {
    return reads.reader(field);
  }

  private void collect(TypeDef type) {
    for (Expr root : type.expressions()) {
      for (Expr each : root.all()) {
        if (each instanceof Expr.Attribute attribute) {
          accessed.add(attribute.id());
        }
      }
    }
  }
}
