package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Expression;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.spectools.describe.FieldView;
import java.util.List;
import java.util.Set;

/** Puts what stands at positions one behind the other, behind all that stands in sequence. */
final class Placing {
  private final Settling settling;
  private final Set<String> misplaced;
  private long fileEnd;

  /**
   * For one try.
   *
   * @param settling takes positions
   * @param misplaced takes the fields whose position cannot be chosen
   */
  Placing(Settling settling, Set<String> misplaced) {
    this.settling = settling;
    this.misplaced = misplaced;
  }

  /** Finds places for all of {@code root}. */
  void file(Draft root) {
    fileEnd = new Sizes().stream(root.freeze(false));
    long end = stream(root, fileEnd);
    fileEnd = Math.max(fileEnd, end);
  }

  /** Finds places in the stream of {@code draft}, from {@code end} on; tells where that then is. */
  private long stream(Draft draft, long end) {
    long last = end;
    boolean file = draft.parent() == null;
    for (FieldView view : draft.view().fields()) {
      Object value = draft.get(view.field().id());
      Place place = view.field().storage().place();
      if (value != null && place != Place.SEQUENCE) {
        boolean inFile = file || place == Place.FILE_POSITION;
        long at = inFile ? Math.max(fileEnd, file ? last : 0) : last;
        place(draft, view, at);
        long next = at + new Sizes().of(view.field(), Draft.value(value, false));
        last = inFile && !file ? last : next;
        fileEnd = inFile ? Math.max(fileEnd, next) : fileEnd;
      }
      last = Math.max(last, within(view.field(), value, last));
    }
    return last;
  }

  private long within(Field field, Object value, long end) {
    if (value instanceof List<?> many) {
      long last = end;
      for (Object each : many) {
        last = Math.max(last, within(field, each, last));
      }
      return last;
    }
    if (!(value instanceof Draft inner)) {
      return end;
    }
    boolean apart = field.storage().stream() != null;
    long last = stream(inner, apart ? new Sizes().stream(inner.freeze(false)) : end);
    return apart ? end : last;
  }

  private void place(Draft draft, FieldView view, long at) {
    Expr position = Expression.treeOf(view.node().placement().pos());
    if (position == null || Evaluator.bytes(draft, position) == at) {
      return;
    }
    if (!settling.settle(draft, position, at)) {
      misplaced.add(Plan.name(draft, view.field()));
    }
  }
}
