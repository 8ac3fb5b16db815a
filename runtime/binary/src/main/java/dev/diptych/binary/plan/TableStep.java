package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows of plain numbers: their bytes, without an object for each.
 *
 * @param stride the size of a row in bytes
 * @param times how many there are; null for all to the end
 * @param elements decodes all rows of a stream, for expressions that read them
 * @param checks decodes the same rows, because the spec restricts numbers in them; null otherwise
 */
record TableStep(
    int stride, @Nullable Quantity times, RepeatStep elements, @Nullable RepeatStep checks)
    implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    long left = in.remaining();
    // The row at the end counts even if it is incomplete: it is an error.
    long count = times == null ? (left + stride - 1) / stride : times.count(at);
    if (count < 0 || count > left / stride) {
      if (count > 0) {
        to.object(cell, in.bytes(left - left % stride));
      }
      throw RejectedException.records(count, stride, left);
    }
    int start = in.position();
    if (checks != null) {
      checks.decode(at, in, new Array(checks.element(), 1), 0);
      in.seek(start);
    }
    to.object(cell, in.bytes(count * stride));
  }

  /** The elements of rows, for expressions. */
  Array elements(Slots at, Input rows) {
    Array holder = new Array(elements.element(), 1);
    elements.decode(at, rows, holder, 0);
    return (Array) requireNonNull(holder.object(0));
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    out.align();
    Bytes rows = (Bytes) requireNonNull(from.object(cell));
    long count = rows.length() / stride;
    boolean part = from == at && at.cut() == cell;
    if (!part && times != null) {
      times.check(count, times.count(at), "elements");
    }
    if (!part && checks != null) {
      check(at, cell, new Input(rows));
    }
    out.rows(rows.buffer());
    if (!part && times == null && !out.atEnd()) {
      throw RepeatStep.tooFew(out);
    }
  }

  private void check(Slots at, int cell, Input rows) {
    try {
      elements(at, rows);
    } catch (RejectedException e) {
      at.run().trail().field(e, at, cell, rows, 0);
      throw Contradiction.of(path(at, at.run().trail().of(e)), e);
    }
  }

  /** The path of a number in a row, or of a number that is a row. */
  private static Path path(Slots at, List<Trail.Step> way) {
    Trail.Step first = way.get(0);
    Path row = new Path(at.path(), at.plan().id(first.slot()), (int) first.element());
    Trail.Step last = way.get(way.size() - 1);
    return way.size() == 1 ? row : row.field(last.at().plan().id(last.slot()));
  }
}
