package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Linear;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.ExpressionValues;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The numbers of elements and bytes where any number is allowed. */
final class ElementCounts {
  private static final int MAX_ELEMENTS = 64;

  /** Comparisons that hold where both sides are equal. */
  private static final Set<Operator> COMPARED =
      EnumSet.of(Operator.EQ, Operator.LT_E, Operator.GT_E);

  /** What depends on the elements themselves. */
  private static final Set<Expr> OWN = Set.of(new Expr.Name("_"), new Expr.Name("_io"));

  private ElementCounts() {}

  /** The number of elements of {@code view} in {@code draft}: the smallest except 0. */
  static long of(DraftStruct draft, FieldView view) {
    return of(draft, view, 1, MAX_ELEMENTS);
  }

  /**
   * The number of elements of {@code view} in {@code draft}, in this attempt.
   *
   * @param wished how many there should be; the numbers that the spec has for it are changed for
   *     the next attempt
   */
  static long of(DraftStruct draft, FieldView view, long wished, NumberAdjustment adjustment) {
    long count = of(draft, view, wished, Math.max(wished, MAX_ELEMENTS));
    if (count != wished && view.repetition() instanceof Repetition.Times times) {
      adjustment.adjust(draft, times.expression().tree(), wished);
    }
    return count;
  }

  private static long of(DraftStruct draft, FieldView view, long min, long max) {
    for (Field each : draft.type().fields()) {
      boolean counts =
          each.derivation() instanceof Derivation.CountOf count
              && count.field().equals(view.field().id());
      if (counts) {
        return fitting(((Derivation.CountOf) each.derivation()).linear(), min);
      }
    }
    if (!(view.repetition() instanceof Repetition.Times times)) {
      return min;
    }
    try {
      long count = Operators.whole(Evaluator.in(draft).of(times.expression().tree()));
      return Math.max(0, Math.min(count, max));
    } catch (UnknownValue e) {
      return min;
    }
  }

  /** Whether {@code view}, an array with a condition for its end, needs more elements. */
  static boolean continues(DraftStruct draft, FieldView view) {
    if (!(view.repetition() instanceof Repetition.Until until)
        || !(draft.get(view.field().id()) instanceof List<?> many)
        || many.isEmpty()) {
      return false;
    }
    Object last = ExpressionValues.of(view, many.get(many.size() - 1));
    try {
      return !Operators.truth(
          new Evaluator(draft, Map.of("_", last)).of(until.expression().tree()));
    } catch (UnknownValue e) {
      return false;
    }
  }

  /**
   * Changes a number so that, in the next attempt, {@code view} ends with the elements that it has:
   * one that its last element is compared with.
   *
   * @return whether there is such a number
   */
  static boolean end(DraftStruct draft, FieldView view, NumberAdjustment adjustment) {
    if (!(view.repetition() instanceof Repetition.Until until)
        || !(until.expression().tree() instanceof Expr.Operation node)
        || !COMPARED.contains(node.operator())
        || !(draft.get(view.field().id()) instanceof List<?> many)) {
      return false;
    }
    Object last = many.get(many.size() - 1);
    Object element = ExpressionValues.of(view, last);
    Evaluator evaluator = new Evaluator(draft, Map.of("_", element));
    for (int side = 0; side < 2; side++) {
      Expr changed = node.child(1 - side);
      boolean own = changed.all().stream().anyMatch(OWN::contains);
      try {
        if (!own
            && adjustment.adjust(draft, changed, Operators.whole(evaluator.of(node.child(side))))) {
          return true;
        }
      } catch (UnknownValue e) {
        // The other side may be known.
      }
    }
    return false;
  }

  /**
   * The smallest number of bytes from {@code min} that the length field of {@code view} can hold.
   */
  static long measured(DraftStruct draft, FieldView view, long min) {
    for (Field each : draft.type().fields()) {
      boolean measures =
          each.derivation() instanceof Derivation.LengthOf length
              && length.field().equals(view.field().id());
      if (measures) {
        return fitting(((Derivation.LengthOf) each.derivation()).linear(), min);
      }
    }
    return min;
  }

  private static long fitting(Linear linear, long min) {
    for (long number = min; number < min + MAX_ELEMENTS; number++) {
      Long from = linear.invert(number);
      if (from != null && from >= 0) {
        return number;
      }
    }
    return min;
  }
}
