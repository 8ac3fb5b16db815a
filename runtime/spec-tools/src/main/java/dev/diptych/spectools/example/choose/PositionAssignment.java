package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Assigns consecutive positions after the fields in sequence. */
public final class PositionAssignment {
  /** The most bytes between fields at positions. */
  private static final int MAX_GAP = 1 << 14;

  private final NumberAdjustment adjustment;
  private final Set<String> misplaced;
  private long fileEnd;

  /**
   * For one attempt.
   *
   * @param adjustment receives the positions
   * @param misplaced receives the fields whose position cannot be chosen
   */
  public PositionAssignment(NumberAdjustment adjustment, Set<String> misplaced) {
    this.adjustment = adjustment;
    this.misplaced = misplaced;
  }

  /** Assigns positions to all fields of {@code root}. */
  public void file(DraftStruct root) {
    fileEnd = new Sizes().stream(root.freeze(false));
    long end = stream(root, fileEnd);
    fileEnd = Math.max(fileEnd, end);
  }

  /** Assigns positions in the stream of {@code draft} from {@code end}; returns the new end. */
  private long stream(DraftStruct draft, long end) {
    long last = end;
    boolean file = draft.parent() == null;
    for (FieldView view : draft.view().fields()) {
      Object value = draft.get(view.field().id());
      Place place = view.field().storage().place();
      if (value != null && view.field().storage().instance()) {
        boolean inFile = file || place == Place.FILE_POSITION;
        long at = inFile ? Math.max(fileEnd, file ? last : 0) : last;
        at = place(draft, view, at, inFile);
        long next = at + new Sizes().of(view.field(), DraftStruct.value(value, false));
        last = inFile && !file ? last : next;
        fileEnd = inFile ? Math.max(fileEnd, next) : fileEnd;
      }
      last = Math.max(last, within(view.field(), value, last));
    }
    return last;
  }

  private long within(Field field, @Nullable Object value, long end) {
    if (value instanceof List<?> many) {
      long last = end;
      for (Object each : many) {
        last = Math.max(last, within(field, each, last));
      }
      return last;
    }
    if (!(value instanceof DraftStruct inner)) {
      return end;
    }
    boolean apart = field.storage().stream() != null;
    long last = stream(inner, apart ? new Sizes().stream(inner.freeze(false)) : end);
    return apart ? end : last;
  }

  /** Places {@code view} at {@code at}, or as little behind it as its expression allows. */
  private long place(DraftStruct draft, FieldView view, long at, boolean inFile) {
    Expr position = Expression.treeOf(view.definition().position());
    if (position == null) {
      return at;
    }
    long now = Evaluator.bytes(draft, position);
    if (now == at || adjustment.adjust(draft, position, at)) {
      return at;
    }
    long last = at + MAX_GAP;
    if (now > at && now <= last) {
      (inFile ? draft.root() : draft).gap(now - at);
      return now;
    }
    if (!adjustment.adjust(draft, position, at, number -> number >= at && number <= last)) {
      misplaced.add(ExamplePlan.name(draft, view.field()));
    }
    return at;
  }
}
