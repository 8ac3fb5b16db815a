package dev.diptych.spectools.example.choose;

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
import java.util.List;
import java.util.Map;

/** The numbers of elements and bytes where any number is allowed. */
final class ElementCounts {
  private static final int MAX_ELEMENTS = 64;

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
    boolean struct = many.get(many.size() - 1) instanceof DraftStruct;
    Field field = struct ? null : view.field();
    Object last = ExpressionValues.of(field, many.get(many.size() - 1));
    try {
      return !Operators.truth(
          new Evaluator(draft, Map.of("_", last)).of(until.expression().tree()));
    } catch (UnknownValue e) {
      return false;
    }
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
