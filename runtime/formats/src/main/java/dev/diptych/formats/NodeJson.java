package dev.diptych.formats;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.TextKeys;
import dev.diptych.ir.Written;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fields and instances of a spec as maps for JSON. */
final class NodeJson {
  private NodeJson() {}

  static Map<String, Object> write(Node node) {
    Map<String, Object> map = Json.put("id", node.id());
    put(map, "if", node.condition());
    if (node instanceof Node.Value value) {
      map.put("value", ExprJson.write(value.value()));
      if (value.type() != null) {
        map.put("type", ValueTypeJson.write(value.type()));
      }
      return map;
    }
    Node.Field field = (Node.Field) node;
    map.put("type", FieldTypeJson.write(field.type()));
    Repetition repetition = field.repetition();
    if (repetition instanceof Repetition.ToEnd) {
      map.put("repeat", "eos");
    } else if (repetition.expression() != null) {
      map.put("repeat", repetition instanceof Repetition.Until ? "until" : "expr");
      map.put("repeat_expr", ExprJson.write(repetition.expression()));
    }
    if (field.constraint() != null) {
      map.put("valid", constraint(field.constraint()));
    }
    if (field.placement() != null) {
      Map<String, Object> placement = Json.put("instance", true);
      put(placement, "pos", field.placement().pos());
      put(placement, "io", field.placement().io());
      map.put("placement", placement);
    }
    return map;
  }

  private static void put(Map<String, Object> map, String key, @Nullable Expression expression) {
    if (expression != null) {
      map.put(key, ExprJson.write(expression));
    }
  }

  private static Map<String, Object> constraint(Constraint constraint) {
    return constraint.fold(
        equal -> {
          Map<String, Object> map = Json.put("equal", ExprJson.write(equal.value()));
          Json.putIfPresent(map, "source", equal.source());
          return map;
        },
        range -> {
          Map<String, Object> map = Json.put("range", true);
          put(map, "min", range.min());
          put(map, "max", range.max());
          return map;
        },
        anyOf -> Json.put("any_of", anyOf.expressions().stream().map(ExprJson::write).toList()),
        inEnum -> Json.put("in_enum", true),
        holds -> Json.put("holds", ExprJson.write(holds.condition())));
  }

  /** A field in sequence, or an instance that is decoded. */
  static Node.Field field(Map<String, Object> map, Origin origin) {
    Map<String, Object> placement = Json.map(map, "placement");
    return new Node.Field(
        Json.text(map, "id"),
        origin,
        "",
        FieldTypeJson.read(Json.map(map, "type")),
        ExprJson.expression(map, "if"),
        repetition(map),
        map.containsKey("valid") ? readConstraint(Json.map(map, "valid")) : null,
        placement.isEmpty()
            ? null
            : new Node.Placement(
                ExprJson.expression(placement, "pos"), ExprJson.expression(placement, "io")),
        Written.NONE,
        TextKeys.NONE);
  }

  static Node instance(Map<String, Object> map, Origin origin) {
    return map.containsKey("value")
        ? new Node.Value(
            Json.text(map, "id"),
            origin,
            "",
            ExprJson.expression(Json.map(map, "value")),
            ExprJson.expression(map, "if"),
            map.containsKey("type") ? ValueTypeJson.read(Json.map(map, "type")) : null)
        : field(map, origin);
  }

  private static Repetition repetition(Map<String, Object> map) {
    String repeat = Json.optionalText(map, "repeat");
    if (repeat == null) {
      return new Repetition.Once();
    }
    if (repeat.equals("eos")) {
      return new Repetition.ToEnd();
    }
    Expression expression = ExprJson.expression(Json.map(map, "repeat_expr"));
    return repeat.equals("until")
        ? new Repetition.Until(expression)
        : new Repetition.Times(expression);
  }

  private static Constraint readConstraint(Map<String, Object> map) {
    if (map.containsKey("equal")) {
      return new Constraint.Equal(
          ExprJson.tree(Json.map(map, "equal")), Json.optionalText(map, "source"));
    }
    if (map.containsKey("range")) {
      return new Constraint.Range(ExprJson.expression(map, "min"), ExprJson.expression(map, "max"));
    }
    if (map.containsKey("any_of")) {
      return new Constraint.AnyOf(
          Json.maps(map, "any_of").stream().map(ExprJson::expression).toList());
    }
    return map.containsKey("in_enum")
        ? new Constraint.InEnum()
        : new Constraint.Holds(ExprJson.expression(Json.map(map, "holds")));
  }
}
