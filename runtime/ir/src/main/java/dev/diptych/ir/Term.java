package dev.diptych.ir;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * An expression of the form {@code scale * name + offset}.
 *
 * @param name the name, or several with dots between them, or null for a constant
 * @param scale the factor
 * @param offset the summand
 */
public record Term(@Nullable String name, long scale, long offset) {
  /** {@code expression} in this form, or null if it does not have it. */
  public static @Nullable Term of(Expr expression) {
    String name = path(expression);
    if (name != null) {
      return new Term(name, 1, 0);
    }
    BigInteger constant = Expressions.constant(expression);
    if (constant != null) {
      return constant.bitLength() < 32 ? new Term(null, 0, constant.longValue()) : null;
    }
    if (!(expression instanceof Expr.Operation operation) || operation.children().size() != 2) {
      return null;
    }
    Term left = of(operation.child(0));
    Term right = of(operation.child(1));
    return left == null || right == null ? null : combined(operation.operator(), left, right);
  }

  /** This term with {@code outer} in place of its name. */
  public Term in(Term outer) {
    return new Term(name, scale * outer.scale, offset * outer.scale + outer.offset);
  }

  private static @Nullable String path(Expr expression) {
    if (!(expression instanceof Expr.Attribute attribute)) {
      return Expressions.name(expression);
    }
    String owner = path(attribute.owner());
    return owner == null ? null : owner + "." + attribute.id();
  }

  private static @Nullable Term combined(Operator operator, Term left, Term right) {
    if (left.name != null && right.name != null) {
      return null;
    }
    String name = left.name != null ? left.name : right.name;
    return switch (operator) {
      case ADD -> new Term(name, left.scale + right.scale, left.offset + right.offset);
      case SUB -> new Term(name, left.scale - right.scale, left.offset - right.offset);
      case MULT -> {
        Term named = left.name != null ? left : right;
        long factor = (left.name != null ? right : left).offset;
        yield new Term(name, named.scale * factor, named.offset * factor);
      }
      default -> null;
    };
  }
}
