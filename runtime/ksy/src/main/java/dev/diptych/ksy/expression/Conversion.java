package dev.diptych.ksy.expression;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Converts trees to the expressions of a spec. */
public final class Conversion {
  private final Function<Tree, Fact> facts;

  private Conversion(Function<Tree, Fact> facts) {
    this.facts = facts;
  }

  /**
   * The expression that {@code tree} is.
   *
   * @param facts what is known of a tree
   */
  public static Expr of(Tree tree, Function<Tree, Fact> facts) {
    return new Conversion(facts).of(tree);
  }

  private Expr of(Tree tree) {
    Fact fact = facts.apply(tree);
    if (tree instanceof Tree.Int number) {
      return new Expr.Int(number.value(), fact);
    }
    if (tree instanceof Tree.Real number) {
      return new Expr.Real(number.value(), fact);
    }
    if (tree instanceof Tree.Str text) {
      return new Expr.Str(text.value(), fact);
    }
    if (tree instanceof Tree.Bool truth) {
      return new Expr.Bool(truth.value(), fact);
    }
    return tree instanceof Tree.Operation operation
        ? new Expr.Operation(operation.operator(), all(operation.children()), fact)
        : reference(tree, fact);
  }

  private List<Expr> all(List<Tree> trees) {
    List<Expr> all = new ArrayList<>();
    for (Tree each : trees) {
      all.add(of(each));
    }
    return List.copyOf(all);
  }

  private Expr reference(Tree tree, Fact fact) {
    if (tree instanceof Tree.Name name) {
      return new Expr.Name(name.id(), fact);
    }
    if (tree instanceof Tree.Label label) {
      return new Expr.Label(label.owner().toString(), label.enumeration(), label.label(), fact);
    }
    if (tree instanceof Tree.SizeOf size) {
      return new Expr.SizeOf(size.type().toString(), size.bits(), fact);
    }
    if (tree instanceof Tree.Attribute attribute) {
      return new Expr.Attribute(of(attribute.owner()), attribute.id(), fact);
    }
    Tree.Cast cast = (Tree.Cast) tree;
    return new Expr.Cast(of(cast.value()), cast.type().toString(), fact);
  }
}
