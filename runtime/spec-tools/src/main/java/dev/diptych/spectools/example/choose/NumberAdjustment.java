package dev.diptych.spectools.example.choose;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.function.LongPredicate;

/**
 * Sets numbers that only follow when more of an example is there: sizes and positions that stand in
 * fields of their own. The next try begins with them.
 */
final class NumberAdjustment {
  private final ValueChooser chooser;
  private boolean changed;

  NumberAdjustment(ValueChooser chooser) {
    this.chooser = chooser;
  }

  /** Whether any number has changed. */
  boolean isChanged() {
    return changed;
  }

  /** Has {@code expression}, as {@code draft} sees it, come to {@code wanted}, if that can be. */
  boolean adjust(DraftStruct draft, Expr expression, long wanted) {
    return adjust(draft, expression, wanted, number -> number == wanted);
  }

  /** Has {@code expression} come to a number near {@code wanted} that is {@code enough}. */
  boolean adjust(DraftStruct draft, Expr expression, long wanted, LongPredicate enough) {
    NumberSolver solver = new NumberSolver(draft, expression);
    for (NumberSolver.Leaf leaf : solver.leaves()) {
      FieldView view = leaf.owner().view().field(leaf.id());
      Long number = view.field().derived() ? null : solver.solve(leaf, wanted, enough);
      if (number != null && chooser.allows(leaf.owner(), view, number)) {
        changed |= chooser.assign(leaf.owner().path(leaf.id()), number);
        return true;
      }
    }
    return false;
  }
}
