package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a repeated field. Expressions see those before the current one.
 *
 * @param element the type of an element
 * @param step decodes one
 * @param times how many there are; null where something else ends them
 * @param until holds for the last one; null where something else ends them
 */
record RepeatStep(ValueType element, Step step, @Nullable Quantity times, @Nullable Code until)
    implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    long count = times == null ? Long.MAX_VALUE : times.count(at);
    if (count < 0) {
      throw new RejectedException("negative-count", "its count is " + count);
    }
    Array all = new Array(element, times == null ? 0 : count);
    to.object(cell, all);
    boolean isLast = at.run().endsWith(at, to, cell);
    boolean isOne = isLast && at.run().opensOne(all);
    boolean part = isLast && !isOne;
    if (part && times != null) {
      at.run().count(count);
    }
    boolean toEnd = part || toEnd();
    long limit = isOne ? 1 : part ? at.run().limit(count) : count;
    // An instance that is decoded within an element may repeat in the same struct.
    Cells outer = at.elements();
    int outerAt = at.elementAt();
    long outerIndex = at.index();
    for (long i = 0; i < limit && !(toEnd && in.atEnd()); i++) {
      if (last(at, in, all, i, part)) {
        break;
      }
    }
    if (part) {
      at.run().unread(in.size() - in.position());
    }
    at.element(outer, outerAt);
    at.index(outerIndex);
  }

  /** Whether the end of the stream ends them. */
  private boolean toEnd() {
    return times == null && until == null;
  }

  private boolean last(Slots at, Input in, Array all, long number, boolean isPart) {
    at.index(number);
    int index = all.next();
    int start = in.position();
    try {
      at.run().value();
      step.decode(at, in, all, index);
      if (step.inner() instanceof SwitchStep
          && all.object(index) == null
          && at.plan().inDocument()) {
        throw new RejectedException("unreadable", "no case selects its type");
      }
      all.size(index + 1);
      if (at.run().trace() != null) {
        at.run().trace().put(all, index, in, start);
      }
      at.element(all, index);
      return until != null && until.truth(at);
    } catch (RejectedException | BudgetExceededException e) {
      if (isPart && e instanceof RejectedException cause && Run.isIncomplete(cause)) {
        all.size(index);
        in.seek(start);
        return true;
      }
      boolean part = all.object(index) instanceof Slots struct && struct.isPart();
      all.size(part ? index + 1 : index);
      if (part && at.run().trace() != null) {
        at.run().trace().put(all, index, in, start);
      }
      at.run().trail().element(e, number, start);
      throw e;
    }
  }

  @Override
  public Step inner() {
    return step.inner();
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    Array all = (Array) requireNonNull(from.object(cell));
    int count = all.size();
    // In a damaged file, its last elements may be missing.
    boolean part = from == at && at.cut() == cell;
    if (at.run().endsWith(at, from, cell)) {
      at.run().opensOne(all);
    } else if (!part) {
      checkCount(at, count);
    }
    Cells outer = at.elements();
    int outerAt = at.elementAt();
    long outerIndex = at.index();
    for (int i = 0; i < count; i++) {
      // As when it is decoded, expressions see the elements before this one.
      all.size(i);
      at.index(i);
      Cells one = write(at, cell, all, i, out);
      all.size(i + 1);
      if (!part && until != null) {
        at.element(one, one == all ? i : 0);
        checkLast(at, i == count - 1);
      }
    }
    if (!part && times == null && until == null && !out.atEnd()) {
      throw tooFew(out);
    }
    at.element(outer, outerAt);
    at.index(outerIndex);
  }

  private void checkCount(Slots at, int count) {
    if (until != null && count == 0) {
      throw new RejectedException("inconsistent", "it must have an element");
    }
    if (times != null) {
      times.check(count, times.count(at), "elements");
    }
  }

  private void checkLast(Slots at, boolean last) {
    if (requireNonNull(until).truth(at) != last) {
      throw new RejectedException(
          "inconsistent", "its repeat-until must hold for its last element and for no other");
    }
  }

  /** The elements do not fill a stream that they have to fill. */
  static RejectedException tooFew(Output out) {
    return new RejectedException(
        "inconsistent",
        "its stream has " + ByteCount.of(out.remaining()) + " behind its last element");
  }

  /** Writes an element, and returns the cells with it. */
  private Cells write(Slots at, int cell, Array all, int index, Output out) {
    if (times == null && until == null && out.atEnd()) {
      out.overrun();
      throw new RejectedException("inconsistent", "its stream ends before element " + index);
    }
    try {
      Slots filled = at.run().encoding().filled(at, cell, all, index, index);
      // An element that nothing else reads is not kept: a file has millions of them.
      boolean kept = filled == null || at.plan().isNamed(cell);
      Cells cells = kept ? all : new Array(element, 1);
      int own = kept ? index : 0;
      if (filled != null) {
        cells.object(own, filled);
      }
      step.encode(at, cells, own, out);
      return cells;
    } catch (RejectedException e) {
      throw at.contradiction(cell, index, e);
    }
  }
}
