package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Fact;
import dev.diptych.ir.Place;
import dev.diptych.ir.Target;
import dev.diptych.ksy.expression.Conversion;
import dev.diptych.ksy.expression.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the expressions of a spec from trees with known types. */
final class Exprs {
  /**
   * A size that an expression asks for.
   *
   * @param of what it is the size of
   * @param words what it is the size of, for messages
   * @param place the place of the expression
   */
  record Asked(Meaning of, String words, Place place) {}

  private final Typing typing;
  private final List<Asked> sizes = new ArrayList<>();

  Exprs(Typing typing) {
    this.typing = typing;
  }

  /** The sizes that the expressions so far ask for. */
  List<Asked> sizes() {
    return sizes;
  }

  /** The expression at {@code code}; null for null. */
  @Nullable Expression optional(@Nullable Code code) {
    return code == null ? null : expression(code);
  }

  /** The expression at {@code code}. */
  Expression expression(Code code) {
    return new Expression(code.text(), of(code));
  }

  /** The tree at {@code code}. */
  Expr of(Code code) {
    return of(code.requireTree(), code.place());
  }

  /** The trees in the scalar {@code place}. */
  List<Expr> all(List<Tree> trees, Scalar place) {
    List<Expr> all = new ArrayList<>();
    for (Tree each : trees) {
      all.add(of(each, place));
    }
    return List.copyOf(all);
  }

  private Expr of(Tree tree, Scalar place) {
    return Conversion.of(tree, each -> fact(each, place));
  }

  private Fact fact(Tree tree, Scalar place) {
    Meaning meaning = typing.meaning(tree);
    ask(tree, meaning, place);
    return new Fact(meaning.type().valueType(), target(tree, meaning), place.at(tree.span()));
  }

  private static @Nullable Target target(Tree tree, Meaning meaning) {
    if (meaning.target() instanceof Member member) {
      return new Target.Member(member.owner.name, member.id, member.targetKind());
    }
    if (tree instanceof Tree.Label label && meaning.target() instanceof EnumDef names) {
      return new Target.Label(names.name(), Objects.requireNonNull(names.number(label.label())));
    }
    if (meaning.target() instanceof Type named) {
      return new Target.Named(named.valueType());
    }
    if (tree instanceof Tree.Name name) {
      return BuiltIn.target(name.id());
    }
    return tree instanceof Tree.Attribute attribute ? BuiltIn.target(attribute.id()) : null;
  }

  private void ask(Tree tree, Meaning meaning, Scalar place) {
    if (tree instanceof Tree.SizeOf size) {
      sizes.add(new Asked(meaning, size.type().toString(), place.at(tree.span())));
    } else if (tree instanceof Tree.Name name && name.id().equals("_sizeof")) {
      sizes.add(new Asked(meaning, "the struct", place.at(tree.span())));
    } else if (tree instanceof Tree.Attribute attribute && attribute.id().equals("_sizeof")) {
      Meaning owner = typing.meaning(attribute.owner());
      sizes.add(new Asked(owner, Words.of(attribute.owner()), place.at(tree.span())));
    }
  }
}
