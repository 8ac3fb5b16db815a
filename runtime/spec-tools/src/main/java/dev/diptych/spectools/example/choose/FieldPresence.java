package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expression;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;

/**
 * Determines which fields are present.
 *
 * @param plan the content of the example
 * @param draft the struct with the fields
 */
record FieldPresence(ExamplePlan plan, DraftStruct draft) {
  private enum Answer {
    YES,
    NO,
    UNKNOWN
  }

  /** Whether {@code view} is present, as far as that is known. */
  boolean isPresent(FieldView view) {
    Field field = view.field();
    if (field.isParameter()) {
      return draft.parent() == null;
    }
    if (!plan.allows(draft, field) || field.storage().place() == Place.ELSEWHERE) {
      return false;
    }
    Answer answer = isAnnounced(field) ? Answer.UNKNOWN : answer(view);
    return answer == Answer.UNKNOWN ? !draft.isNested() : answer == Answer.YES;
  }

  /** Whether {@code view}, which the plan omits, must be present without elements. */
  boolean isEmpty(FieldView view) {
    Place place = view.field().storage().place();
    boolean able = place == Place.POSITION || place == Place.FILE_POSITION;
    if (!able || answer(view) != Answer.YES) {
      return false;
    }
    return view.repetition() instanceof Repetition.Times times
        && Evaluator.bytes(draft, times.expression().tree()) <= 0;
  }

  private Answer answer(FieldView view) {
    Expression condition = view.node() == null ? null : view.node().condition();
    if (condition == null) {
      return Answer.YES;
    }
    try {
      Object holds = Evaluator.in(draft).of(condition.tree());
      return Operators.truth(holds) ? Answer.YES : Answer.NO;
    } catch (UnknownValue e) {
      return Answer.UNKNOWN;
    }
  }

  /** Whether a flag is derived from the presence of {@code field}. */
  private boolean isAnnounced(Field field) {
    return draft.type().fields().stream()
        .anyMatch(
            each ->
                each.derivation() instanceof Derivation.PresenceOf presence
                    && presence.fields().contains(field.id()));
  }
}
