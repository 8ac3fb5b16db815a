package dev.diptych.spectools.describe;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The properties of siblings that the fields of one struct determine. */
public final class FieldUses {
  private final Map<String, List<String>> uses = new LinkedHashMap<>();

  /** Uses within {@code struct}. */
  public FieldUses(StructView struct) {
    for (FieldView field : struct.fields()) {
      if (field.node() != null) {
        collect(field.node());
      }
    }
  }

  /**
   * The properties that {@code id} determines, such as {@code the size of body}; empty if there are
   * none.
   */
  public List<String> of(String id) {
    return uses.getOrDefault(id, List.of());
  }

  private void collect(Node.Field field) {
    add(field.condition(), "whether " + field.id() + " is present", field);
    add(field.repetition().expression(), "the number of " + field.id(), field);
    add(field.position(), "where " + field.id() + " is", field);
    add(field.stream(), "where " + field.id() + " is", field);
    if (field.type() instanceof FieldType.Switch choice) {
      add(choice.on(), "what " + field.id() + " is", field);
      choice.cases().forEach(each -> addBytes(each.type(), field));
    } else {
      addBytes(field.type(), field);
    }
  }

  private void addBytes(FieldType type, Node.Field field) {
    add(type.expressions(), "the bytes of " + field.id(), field);
  }

  private void add(@Nullable Expression expression, String what, Node.Field field) {
    if (expression != null) {
      add(List.of(expression.tree()), what, field);
    }
  }

  private void add(Collection<Expr> expressions, String what, Node.Field field) {
    for (String name : Expressions.names(expressions)) {
      List<String> known = uses.computeIfAbsent(name, n -> new ArrayList<>());
      if (!name.equals(field.id()) && !known.contains(what)) {
        known.add(what);
      }
    }
  }
}
