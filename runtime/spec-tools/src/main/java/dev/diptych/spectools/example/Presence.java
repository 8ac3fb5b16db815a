package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.Repetition;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.spectools.describe.FieldView;

/**
 * Tells which fields are there.
 *
 * @param plan how much the example shows
 * @param draft whose fields they are
 */
record Presence(Plan plan, Draft draft) {
  private enum Answer {
    YES,
    NO,
    UNKNOWN
  }

  /** Whether {@code view} is there, as far as that is known by now. */
  boolean there(FieldView view) {
    Field field = view.field();
    if (!plan.allows(draft, field) || field.storage().place() == Place.ELSEWHERE) {
      return false;
    }
    Answer answer = announced(field) ? Answer.UNKNOWN : answer(view);
    return answer == Answer.UNKNOWN ? !draft.again() : answer == Answer.YES;
  }

  /** Whether {@code view}, which is not shown, is there all the same, without any elements. */
  boolean empty(FieldView view) {
    Place place = view.field().storage().place();
    boolean able = place == Place.POSITION || place == Place.FILE_POSITION;
    if (!able || answer(view) != Answer.YES) {
      return false;
    }
    return view.repetition() instanceof Repetition.Times times
        && Evaluator.bytes(draft, times.expression().tree()) <= 0;
  }

  private static boolean conditional(FieldView view) {
    return view.condition() != null;
  }

  private Answer answer(FieldView view) {
    if (!conditional(view)) {
      return Answer.YES;
    }
    try {
      Object holds = Evaluator.in(draft).of(view.node().condition().tree());
      return Operators.truth(holds) ? Answer.YES : Answer.NO;
    } catch (UnknownValue e) {
      return Answer.UNKNOWN;
    }
  }

  /** Whether a flag follows from {@code field} being there. */
  private boolean announced(Field field) {
    return draft.type().fields().stream()
        .anyMatch(
            each ->
                each.derivation() instanceof Derivation.PresenceOf presence
                    && presence.fields().contains(field.id()));
  }
}
