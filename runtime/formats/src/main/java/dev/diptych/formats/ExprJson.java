package dev.diptych.formats;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Fact;
import dev.diptych.ir.Operator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Expressions with their types and what they refer to, as maps for JSON; without places. */
final class ExprJson {
  private ExprJson() {}

  static Map<String, Object> write(Expression expression) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("source", expression.source());
    map.put("tree", write(expression.tree()));
    return map;
  }

  static Expression expression(Map<String, Object> map) {
    return new Expression(Json.text(map, "source"), tree(Json.map(map, "tree")));
  }

  /** The expression at {@code key}, or null. */
  static @Nullable Expression expression(Map<String, Object> map, String key) {
    return map.containsKey(key) ? expression(Json.map(map, key)) : null;
  }

  static Map<String, Object> write(Expr expr) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (expr instanceof Expr.Int number) {
      map.put("int", number.value().toString());
    } else if (expr instanceof Expr.Real number) {
      map.put("real", number.value().toString());
    } else if (expr instanceof Expr.Str text) {
      map.put("str", text.value());
    } else if (expr instanceof Expr.Bool truth) {
      map.put("bool", truth.value());
    } else if (expr instanceof Expr.Name name) {
      map.put("name", name.id());
    } else if (expr instanceof Expr.Label label) {
      map.put("label", label.label());
      map.put("enum", label.enumeration());
      map.put("owner", label.owner());
    } else if (expr instanceof Expr.SizeOf size) {
      map.put(size.bits() ? "bitsizeof" : "sizeof", size.type());
    } else if (expr instanceof Expr.Attribute attribute) {
      map.put("attribute", attribute.id());
    } else if (expr instanceof Expr.Cast cast) {
      map.put("as", cast.type());
    } else if (expr instanceof Expr.Operation operation) {
      map.put("operator", Json.word(operation.operator()));
    }
    if (!expr.children().isEmpty()) {
      map.put("of", expr.children().stream().map(ExprJson::write).toList());
    }
    map.put("type", ValueTypeJson.write(expr.valueType()));
    if (expr.fact().target() != null) {
      map.put("target", ValueTypeJson.target(expr.fact().target()));
    }
    return map;
  }

  /** The tree at {@code key}, or null. */
  static @Nullable Expr tree(Map<String, Object> map, String key) {
    return map.containsKey(key) ? tree(Json.map(map, key)) : null;
  }

  static List<Expr> trees(Map<String, Object> map, String key) {
    return Json.maps(map, key).stream().map(ExprJson::tree).toList();
  }

  static Expr tree(Map<String, Object> map) {
    Fact fact =
        new Fact(
            ValueTypeJson.read(Json.map(map, "type")),
            ValueTypeJson.target(Json.map(map, "target")),
            null);
    List<Expr> of = trees(map, "of");
    if (map.containsKey("operator")) {
      return new Expr.Operation(
          Json.constant(Operator.class, Json.text(map, "operator")), of, fact);
    }
    if (map.containsKey("attribute")) {
      return new Expr.Attribute(of.get(0), Json.text(map, "attribute"), fact);
    }
    return map.containsKey("as")
        ? new Expr.Cast(of.get(0), Json.text(map, "as"), fact)
        : leaf(map, fact);
  }

  private static Expr leaf(Map<String, Object> map, Fact fact) {
    if (map.containsKey("int")) {
      return new Expr.Int(new BigInteger(Json.text(map, "int")), fact);
    }
    if (map.containsKey("real")) {
      return new Expr.Real(new BigDecimal(Json.text(map, "real")), fact);
    }
    if (map.containsKey("str")) {
      return new Expr.Str(Json.text(map, "str"), fact);
    }
    if (map.containsKey("bool")) {
      return new Expr.Bool(Json.flag(map, "bool"), fact);
    }
    if (map.containsKey("name")) {
      return new Expr.Name(Json.text(map, "name"), fact);
    }
    if (map.containsKey("label")) {
      return new Expr.Label(
          Json.text(map, "owner"), Json.text(map, "enum"), Json.text(map, "label"), fact);
    }
    return map.containsKey("sizeof")
        ? new Expr.SizeOf(Json.text(map, "sizeof"), false, fact)
        : new Expr.SizeOf(Json.text(map, "bitsizeof"), true, fact);
  }
}
