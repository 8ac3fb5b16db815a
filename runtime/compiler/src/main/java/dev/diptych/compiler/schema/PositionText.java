package dev.diptych.compiler.schema;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.PositionExpression;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position as a sum that {@link PositionExpression} parses. Computed values are replaced by their
 * expressions.
 */
final class PositionText {
  /** Computed values refer to each other at most this often; the limit ends cycles. */
  private static final int MAX_STEPS = 8;

  private static final int MAX_BITS = 40;
  private static final int MAX_SHIFT = 30;

  private final TypeDef type;
  private final SchemaDeriver schema;
  private final Map<String, Long> terms = new LinkedHashMap<>();
  private long constant;

  /** Positions in the expressions of {@code type}. */
  PositionText(TypeDef type, SchemaDeriver schema) {
    this.type = type;
    this.schema = schema;
  }

  /** {@code expression} as a sum, or null if it is none. */
  @Nullable String of(Expr expression) {
    return add(expression, 1, MAX_STEPS) ? sum() : null;
  }

  private String sum() {
    StringBuilder sum = new StringBuilder();
    for (Map.Entry<String, Long> term : terms.entrySet()) {
      long scale = term.getValue();
      if (scale != 0) {
        sum.append(sum.isEmpty() ? "" : " + ").append(term.getKey());
        sum.append(scale == 1 ? "" : " * " + scale);
      }
    }
    if (sum.isEmpty()) {
      return Long.toString(constant);
    }
    return constant == 0
        ? sum.toString()
        : sum + (constant < 0 ? " - " : " + ") + Math.abs(constant);
  }

  private boolean add(Expr expression, long factor, int steps) {
    BigInteger number = Expressions.constant(expression);
    if (number != null) {
      constant += factor * number.longValue();
      return number.bitLength() <= MAX_BITS;
    }
    if (expression instanceof Expr.Operation operation
        && operation.operator() != Operator.SUBSCRIPT) {
      return operation(operation, factor, steps);
    }
    Expr computed = steps == 0 ? null : computed(expression);
    if (computed != null) {
      return add(computed, factor, steps - 1);
    }
    String path = path(number(expression));
    if (path == null) {
      return false;
    }
    terms.merge(path, factor, Long::sum);
    return true;
  }

  private boolean operation(Expr.Operation operation, long factor, int steps) {
    List<Expr> children = operation.children();
    return switch (operation.operator()) {
      case ADD -> add(children.get(0), factor, steps) && add(children.get(1), factor, steps);
      case SUB -> add(children.get(0), factor, steps) && add(children.get(1), -factor, steps);
      case MINUS -> add(children.get(0), -factor, steps);
      case MULT -> product(children, factor, steps);
      case L_SHIFT -> shifted(children, factor, steps);
      default -> false;
    };
  }

  private boolean product(List<Expr> children, long factor, int steps) {
    BigInteger left = Expressions.constant(children.get(0));
    BigInteger by = left != null ? left : Expressions.constant(children.get(1));
    Expr other = children.get(left != null ? 1 : 0);
    return by != null && by.bitLength() <= MAX_SHIFT && add(other, factor * by.longValue(), steps);
  }

  private boolean shifted(List<Expr> children, long factor, int steps) {
    BigInteger by = Expressions.constant(children.get(1));
    return by != null
        && by.signum() >= 0
        && by.bitLength() < Integer.SIZE
        && by.intValue() <= MAX_SHIFT
        && add(children.get(0), factor << by.intValue(), steps);
  }

  /** The expression of the computed value that {@code expression} names, or null. */
  private @Nullable Expr computed(Expr expression) {
    if (expression instanceof Expr.Name name) {
      return value(type, name.id());
    }
    TypeDef owner =
        expression instanceof Expr.Attribute attribute
            ? schema.structType(attribute.owner())
            : null;
    if (owner == null || owner.text().adapter() != null) {
      return null;
    }
    Expr.Attribute attribute = (Expr.Attribute) expression;
    Expr value = value(owner, attribute.id());
    return value == null ? null : in(attribute.owner(), value);
  }

  private static @Nullable Expr value(TypeDef type, String id) {
    return type.node(id) instanceof Node.Value value && value.condition() == null
        ? value.value().tree()
        : null;
  }

  /** {@code expression} of a member of {@code owner}, from outside. */
  private static Expr in(Expr owner, Expr expression) {
    if (expression instanceof Expr.Name name) {
      return name.id().equals("_root") ? name : new Expr.Attribute(owner, name.id());
    }
    return expression.with(expression.children().stream().map(each -> in(owner, each)).toList());
  }

  /** The field itself if {@code expression} is the number of a type with an adapter. */
  private Expr number(Expr expression) {
    if (expression instanceof Expr.Attribute attribute && attribute.id().equals("value")) {
      TypeDef owner = schema.structType(attribute.owner());
      return owner != null && owner.text().adapter() != null ? attribute.owner() : expression;
    }
    return expression;
  }

  /** The path that {@code expression} is, or null. */
  static @Nullable String path(Expr expression) {
    if (expression instanceof Expr.Name name) {
      return name.id();
    }
    if (expression instanceof Expr.Attribute attribute) {
      String owner = path(attribute.owner());
      return owner == null ? null : owner + "." + attribute.id();
    }
    Expr.Operation element = Expr.operation(expression, Operator.SUBSCRIPT);
    if (element == null) {
      return null;
    }
    String list = path(element.child(0));
    BigInteger index = Expressions.constant(element.child(1));
    String at = index != null ? index.toString() : path(element.child(1));
    return list == null || at == null || at.contains("[") ? null : list + "[" + at + "]";
  }
}
