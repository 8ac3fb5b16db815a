package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.model.schema.Derivation;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.function.LongPredicate;

/**
 * Assigns sizes and positions in fields, which are known only after more of an example exists. The
 * next attempt starts with them.
 */
final class NumberAdjustment {
  private final ValueChooser chooser;
  private boolean changed;
  private int solved;

  NumberAdjustment(ValueChooser chooser) {
    this.chooser = chooser;
  }

  /** Whether any number has changed. */
  boolean isChanged() {
    return changed;
  }

  /**
   * Assigns a number so that {@code expression} in {@code draft} is {@code wanted}, if possible.
   */
  boolean adjust(DraftStruct draft, Expr expression, long wanted) {
    return adjust(draft, expression, wanted, number -> number == wanted);
  }

  /**
   * Assigns a number so that {@code expression} is near {@code wanted} and {@code enough} accepts
   * it.
   */
  boolean adjust(DraftStruct draft, Expr expression, long wanted, LongPredicate enough) {
    if (solved >= chooser.wishes().patience()) {
      return false;
    }
    NumberSolver solver = new NumberSolver(draft, expression, chooser.texts());
    for (NumberLeaf leaf : solver.leaves()) {
      solved++;
      FieldView view = leaf.view();
      boolean outside = view.field().derivation() instanceof Derivation.Outside;
      boolean derived = view.field().derived() && !view.field().isOffset() && !outside;
      Long number = derived ? null : solver.solve(leaf, wanted, enough);
      if (number != null && chooser.allows(leaf, leaf.shown(number))) {
        changed |= chooser.assign(leaf.path(), number);
        return true;
      }
    }
    return false;
  }
}
