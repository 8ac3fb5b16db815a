package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.model.schema.Linear;
import io.kaitai.struct.exprlang.Ast;

/**
 * Sets numbers that only follow when more of an example is there: sizes and positions that stand in
 * fields of their own. The next try begins with them.
 */
final class Settling {
  private final Chooser chooser;
  private boolean changed;

  Settling(Chooser chooser) {
    this.chooser = chooser;
  }

  /** Whether any number has changed. */
  boolean changed() {
    return changed;
  }

  /** Has {@code expression}, as {@code draft} sees it, come to {@code wanted}, if that can be. */
  boolean settle(Draft draft, Ast.expr expression, long wanted) {
    Expressions.Term term = Expressions.term(expression);
    if (term != null && term.name() != null && term.scale() != 0) {
      Long number = new Linear(term.scale(), term.offset()).invert(wanted);
      return number != null && set(draft, term.name(), number);
    }
    Tree tree = Tree.of(expression);
    if (!tree.is("Attribute")) {
      return false;
    }
    try {
      return Evaluator.in(draft).of(tree.tree(0)) instanceof Draft owner
          && set(owner, tree.word(1), wanted);
    } catch (UnknownValue e) {
      return false;
    }
  }

  private boolean set(Draft owner, String id, long number) {
    boolean explicit = owner.view().field(id) != null && !owner.view().field(id).field().derived();
    if (explicit) {
      changed |= chooser.settle(owner.path(id), number);
    }
    return explicit;
  }
}
