package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Rows of plain numbers that no expression reads: their bytes, without an object for each.
 *
 * @param stride the size of a row in bytes
 * @param times how many there are; null for all to the end
 */
record TableStep(int stride, @Nullable Quantity times) implements Step {
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
    to.object(cell, in.bytes(count * stride));
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    out.align();
    Object value = requireNonNull(from.object(cell));
    ByteBuffer rows = value instanceof Bytes bytes ? bytes.buffer() : (ByteBuffer) value;
    long count = rows.remaining() / stride;
    boolean part = from == at && at.cut() == cell;
    if (!part && times != null) {
      times.check(count, times.count(at), "elements");
    }
    out.rows(rows);
    if (!part && times == null && !out.atEnd()) {
      throw RepeatStep.tooFew(out);
    }
  }
}
