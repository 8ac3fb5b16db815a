package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.spectools.describe.FieldView;
import java.util.function.LongPredicate;

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
  boolean settle(Draft draft, Expr expression, long wanted) {
    return settle(draft, expression, wanted, number -> number == wanted);
  }

  /** Has {@code expression} come to a number near {@code wanted} that is {@code enough}. */
  boolean settle(Draft draft, Expr expression, long wanted, LongPredicate enough) {
    Solver solver = new Solver(draft, expression);
    for (Solver.Leaf leaf : solver.leaves()) {
      FieldView view = leaf.owner().view().field(leaf.id());
      Long number = view.field().derived() ? null : solver.solve(leaf, wanted, enough);
      if (number != null && chooser.allows(leaf.owner(), view, number)) {
        changed |= chooser.settle(leaf.owner().path(leaf.id()), number);
        return true;
      }
    }
    return false;
  }
}
