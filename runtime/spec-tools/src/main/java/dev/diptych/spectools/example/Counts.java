package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.Repetition;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Linear;
import dev.diptych.spectools.describe.FieldView;
import java.util.List;
import java.util.Map;

/** How many elements and bytes an example has where the text may have any number. */
final class Counts {
  private static final int MOST_ELEMENTS = 64;

  private Counts() {}

  /** The number of elements of {@code view} in {@code draft}: as few as can be, but for none. */
  static long of(Draft draft, FieldView view) {
    for (Field each : draft.type().fields()) {
      boolean counts =
          each.derivation() instanceof Derivation.CountOf count
              && count.field().equals(view.field().id());
      if (counts) {
        return fitting(((Derivation.CountOf) each.derivation()).linear(), 1);
      }
    }
    if (!(view.repetition() instanceof Repetition.Times times)) {
      return 1;
    }
    try {
      long count = Operators.whole(Evaluator.in(draft).of(times.expression().tree()));
      return Math.max(0, Math.min(count, MOST_ELEMENTS));
    } catch (UnknownValue e) {
      return 1;
    }
  }

  /** Whether the elements of {@code view}, an array that ends where it says so, do not end yet. */
  static boolean goesOn(Draft draft, FieldView view) {
    if (!(view.repetition() instanceof Repetition.Until until)
        || !(draft.get(view.field().id()) instanceof List<?> many)
        || many.isEmpty()) {
      return false;
    }
    boolean struct = many.get(many.size() - 1) instanceof Draft;
    Field field = struct ? null : view.field();
    Object last = Seen.of(field, many.get(many.size() - 1));
    try {
      return !Operators.truth(
          new Evaluator(draft, Map.of("_", last)).of(until.expression().tree()));
    } catch (UnknownValue e) {
      return false;
    }
  }

  /** The number of bytes from {@code least} on that what measures {@code view} can tell. */
  static long measured(Draft draft, FieldView view, long least) {
    for (Field each : draft.type().fields()) {
      boolean measures =
          each.derivation() instanceof Derivation.LengthOf length
              && length.field().equals(view.field().id());
      if (measures) {
        return fitting(((Derivation.LengthOf) each.derivation()).linear(), least);
      }
    }
    return least;
  }

  private static long fitting(Linear linear, long least) {
    for (long number = least; number < least + MOST_ELEMENTS; number++) {
      Long from = linear.invert(number);
      if (from != null && from >= 0) {
        return number;
      }
    }
    return least;
  }
}
