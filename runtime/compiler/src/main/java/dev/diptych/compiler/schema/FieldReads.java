package dev.diptych.compiler.schema;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.ValueType;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which fields expressions read. A name by itself is a member of the type of the expression. A
 * member that is accessed belongs to the type of the value before the dot; where that type is not
 * known, every field with the id counts as read.
 */
final class FieldReads {
  private final Spec spec;
  private final IdentityHashMap<Node, String> readers = new IdentityHashMap<>();
  private final Map<String, String> unsure = new HashMap<>();

  FieldReads(Spec spec) {
    this.spec = spec;
    for (TypeDef type : spec.types().values()) {
      collect(type);
    }
  }

  /** The name of a node with an expression that reads {@code field} or may do so, or null. */
  @Nullable String reader(Node.Field field) {
    String sure = readers.get(field);
    return sure != null ? sure : unsure.get(field.id());
  }

  private void collect(TypeDef type) {
    for (Node node : type.nodes()) {
      read(node.expressions(), type, type.name() + "/" + node.id());
    }
    read(type.ownExpressions(), type, type.name() + "/meta");
  }

  private void read(Collection<Expr> expressions, TypeDef type, String where) {
    for (Expr root : expressions) {
      for (Expr each : root.all()) {
        if (each instanceof Expr.Name name) {
          read(type, name.id(), where);
        } else if (each instanceof Expr.Attribute attribute) {
          accessed(attribute, where);
        }
      }
    }
  }

  private void accessed(Expr.Attribute attribute, String where) {
    ValueType owner = attribute.owner().valueType();
    switch (owner.kind()) {
      case STRUCT ->
          read(owner.struct() == null ? null : spec.type(owner.struct()), attribute.id(), where);
      case ANY -> unsure.putIfAbsent(attribute.id(), where);
      case BOOL, INT, FLOAT, ENUM, TEXT, BYTES, ARRAY, STREAM -> {
        // Its members are those of the language.
      }
    }
  }

  private void read(@Nullable TypeDef owner, String id, String where) {
    Node node = owner == null ? null : owner.node(id);
    if (node != null) {
      readers.putIfAbsent(node, where);
    } else if (owner == null || !isParameter(owner, id)) {
      unsure.putIfAbsent(id, where);
    }
  }

  private static boolean isParameter(TypeDef owner, String id) {
    for (TypeDef.Param each : owner.params()) {
      if (each.id().equals(id)) {
        return true;
      }
    }
    return false;
  }
}
