package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Expression;
import dev.diptych.authoring.tree.Expression.Operator;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the expressions of calculations from the nodes of a tree. */
record ExpressionReader(SyntaxTree tree, ValueReader values) {
  /** {@code calc(…)}. */
  Value calculation(int node) {
    return new Value.Calculation(origin(node), chain(node + 1));
  }

  /** A sum or a product: operands with operators between them. */
  private Expression chain(int node) {
    int end = tree.next(node);
    int operand = node + 1;
    Expression first = operand(operand);
    List<Expression.Step> rest = new ArrayList<>();
    for (int next = tree.next(operand); next < end; next = tree.next(next)) {
      Kind sign = tree.kind(tree.codeBefore(tree.firstToken(next)));
      rest.add(new Expression.Step(operator(sign), operand(next)));
    }
    return rest.isEmpty() ? first : new Expression.Chain(origin(node), first, rest);
  }

  private Expression operand(int node) {
    return switch (tree.nodeKind(node)) {
      case SUM, PRODUCT -> chain(node);
      default -> factor(node);
    };
  }

  private Expression factor(int node) {
    int token = tree.firstToken(node);
    boolean isNegative = false;
    while (tree.kind(token) == Kind.MINUS) {
      isNegative = !isNegative;
      token = tree.code(token + 1);
    }
    boolean isInParentheses = tree.kind(token) == Kind.CALC_OPEN;
    Expression operand = isInParentheses ? inParentheses(node, token) : operandAt(token);
    return isNegative ? new Expression.Negation(origin(node), operand) : operand;
  }

  /** A sum, or a tuple of several. */
  private Expression inParentheses(int node, int open) {
    List<Expression> sums = new ArrayList<>();
    for (int sum = node + 1; sum < tree.next(node); sum = tree.next(sum)) {
      sums.add(chain(sum));
    }
    Span span = new Span(tree.start(open), tree.nodeSpan(node).end());
    @Nullable String signs = WrittenSigns.in(tree, open, tree.endToken(node));
    return sums.size() == 1 && signs == null
        ? sums.get(0)
        : new Expression.Parentheses(values.origin(span), sums, signs);
  }

  private Expression operandAt(int token) {
    Value value = values.word(tree.kind(token), tree.span(token));
    return new Expression.Operand(values.origin(tree.span(token)), value);
  }

  private static Operator operator(Kind sign) {
    return switch (sign) {
      case PLUS -> Operator.PLUS;
      case MINUS -> Operator.MINUS;
      case TIMES -> Operator.TIMES;
      default -> Operator.DIVIDE;
    };
  }

  private Origin origin(int node) {
    return values.origin(tree.nodeSpan(node));
  }
}
