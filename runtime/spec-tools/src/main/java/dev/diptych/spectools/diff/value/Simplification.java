package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.spectools.describe.StructView;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Replaces the parts of expressions that have only one value, and computed values by their
 * expressions.
 */
public final class Simplification {
  private static final int MAX_DEPTH = 16;

  private final Evaluation evaluation;

  /** Simplifies according to {@code evaluation}. */
  public Simplification(Evaluation evaluation) {
    this.evaluation = evaluation;
  }

  /** The simplified {@code expression} of {@code from}. */
  public Expr of(StructView from, Expr expression) {
    return of(from, expression, 0);
  }

  private Expr of(StructView from, Expr node, int depth) {
    Object single = evaluation.of(from, node).single();
    if (single instanceof Long number) {
      return new Expr.Int(BigInteger.valueOf(number));
    }
    if (single instanceof Boolean truth) {
      return new Expr.Bool(truth);
    }
    if (single instanceof String text) {
      return new Expr.Str(text);
    }
    if (node instanceof Expr.Operation operation) {
      return operation(from, operation, depth);
    }
    Expr inlined = depth < MAX_DEPTH ? inlined(from, node, depth) : node;
    return inlined.equals(node)
        ? node.with(node.children().stream().map(each -> of(from, each, depth)).toList())
        : inlined;
  }

  private Expr operation(StructView from, Expr.Operation node, int depth) {
    if (node.operator() == Operator.IF) {
      Object condition = evaluation.of(from, node.child(0)).single();
      if (condition instanceof Boolean truth) {
        return of(from, node.child(truth ? 1 : 2), depth);
      }
    }
    List<Expr> parts = node.children().stream().map(each -> of(from, each, depth)).toList();
    boolean and = node.operator() == Operator.AND;
    if (!and && node.operator() != Operator.OR) {
      return node.with(parts);
    }
    List<Expr> left = new ArrayList<>();
    for (Expr part : parts) {
      boolean neutral = part.equals(new Expr.Bool(and));
      boolean same = Expr.operation(part, node.operator()) != null;
      if (!neutral) {
        left.addAll(same ? part.children() : List.of(part));
      }
    }
    return left.size() == 1 ? left.get(0) : new Expr.Operation(node.operator(), left);
  }

  /** The expression of the computed value that {@code node} names, otherwise {@code node}. */
  private Expr inlined(StructView from, Expr node, int depth) {
    if (node instanceof Expr.Name name) {
      Node.Value value = from.value(name.id());
      return value == null ? node : of(from, value.value().tree(), depth + 1);
    }
    if (!(node instanceof Expr.Attribute attribute)) {
      return node;
    }
    Set<StructView> owners = evaluation.scopes().structs(from, attribute.owner());
    if (owners == null || owners.size() != 1) {
      return node;
    }
    Node.Value value = owners.iterator().next().value(attribute.id());
    return value == null
        ? node
        : of(from, moved(value.value().tree(), attribute.owner()), depth + 1);
  }

  /** {@code tree} with its names as members of {@code owner}. */
  private static Expr moved(Expr tree, Expr owner) {
    if (tree instanceof Expr.Name name) {
      return name.id().equals("_root") ? name : new Expr.Attribute(owner, name.id());
    }
    return tree.with(tree.children().stream().map(each -> moved(each, owner)).toList());
  }
}
