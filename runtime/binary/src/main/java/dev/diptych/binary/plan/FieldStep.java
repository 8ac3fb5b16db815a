package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import org.jspecify.annotations.Nullable;

/**
 * A field or an instance as a whole: whether it is present, where it is, and its value.
 *
 * @param condition whether it is present; null if it always is
 * @param stream the stream of an instance; null for that of the struct
 * @param position the position of an instance; null for the current one
 * @param value what an instance is computed by; null where {@code step} decodes it
 * @param step decodes it; null where it is computed
 */
record FieldStep(
    @Nullable Code condition,
    @Nullable Code stream,
    @Nullable Code position,
    @Nullable Code value,
    @Nullable Step step) {
  /** Whether it has bytes of its own. */
  boolean stored() {
    return step != null;
  }

  /** Whether its condition holds. */
  boolean holds(Slots at) {
    return condition == null || condition.truth(at);
  }

  boolean optional() {
    return condition != null;
  }

  /** Decodes a field in sequence. */
  void decode(Slots at, Input in, int slot) {
    if (condition != null && !condition.truth(at)) {
      at.absent(slot);
      return;
    }
    read(at, in, slot);
  }

  /** Decodes or computes an instance; false where it is absent. */
  boolean instance(Slots at, int slot) {
    if (condition != null && !condition.truth(at)) {
      return false;
    }
    if (value != null) {
      at.store(slot, value, at);
      return true;
    }
    if (at.run().encodes()) {
      throw RejectedException.expression("uses an absent value: " + at.plan().id(slot));
    }
    Input in = (Input) (stream == null ? at.stream() : stream.stream(at));
    if (position == null) {
      at(at, in, slot, in.position());
      return true;
    }
    int back = in.position();
    in.seek(position.count(at));
    int start = in.position();
    try {
      at(at, in, slot, start);
    } finally {
      in.seek(back);
    }
    return true;
  }

  private void at(Slots at, Input in, int slot, int start) {
    try {
      read(at, in, slot);
      // Any number of instances may read the same bytes.
      at.spend(Math.max(0, in.position() - start));
      at.range(slot, new Range(in, start, in.position()));
    } catch (RejectedException | BudgetExceededException e) {
      at.run().trail().field(e, at, slot, in, start);
      if (e instanceof RejectedException r) {
        r.inInstance();
        if (r.code().equals("missing-terminator")) {
          // It was looked for in all of the rest.
          at.spend(Math.max(0, in.size() - start));
        }
      }
      throw e;
    }
  }

  private void read(Slots at, Input in, int slot) {
    if (step instanceof RepeatStep) {
      at.visible(slot);
    }
    requireNonNull(step).decode(at, in, at, slot);
  }

  /** Encodes a field in sequence. */
  void encode(Slots at, Output out, int slot) {
    boolean present = !at.isAbsent(slot);
    if (!present && isUnselected(at)) {
      return;
    }
    checkPresence(at, slot, present);
    if (present) {
      write(at, out, slot);
    }
  }

  /** Whether it is a switch without a case for these values, which has no value either way. */
  private boolean isUnselected(Slots at) {
    return requireNonNull(step).inner() instanceof SwitchStep choice
        && holds(at)
        && choice.cases().of(at) < 0;
  }

  /** Encodes an instance that has a value. */
  void encodeInstance(Slots at, int slot) {
    checkPresence(at, slot, true);
    Output out = (Output) (stream == null ? at.stream() : stream.stream(at));
    if (position == null) {
      write(at, out, slot);
      return;
    }
    int back = out.position();
    long from = position.count(at);
    try {
      out.seek(from);
      write(at, out, slot);
    } catch (RejectedException | InconsistentValueException e) {
      if (from < 0 || out.isOverrun()) {
        at.run().encoding().positioned(at, slot, out, from);
      }
      throw e;
    }
    if (out.isOverrun()) {
      at.run().encoding().positioned(at, slot, out, from);
    }
    out.seek(back);
  }

  private void checkPresence(Slots at, int slot, boolean present) {
    if (condition != null && condition.truth(at) != present) {
      String words = at.plan().condition(slot);
      throw new RejectedException(
          "inconsistent",
          present
              ? "it requires " + words + ", which does not hold"
              : "it is missing, but required if " + words + ", which holds");
    }
  }

  private void write(Slots at, Output out, int slot) {
    if (step instanceof RepeatStep) {
      at.visible(slot);
    }
    Slots filled = at.run().encoding().filled(at, slot, at, slot, -1);
    if (filled != null) {
      at.object(slot, filled);
    }
    if (at.run().encoding().isPlaceholder(at, slot)) {
      // Its value is not known yet: what else is there does not contradict it.
      out.provisional(true);
      requireNonNull(step).encode(at, at, slot, out);
      out.provisional(false);
    } else {
      requireNonNull(step).encode(at, at, slot, out);
    }
  }
}
