package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Struct;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is left to do while a file is encoded. */
final class Encoding {
  private final Budget budget;

  /** Structs whose fields in sequence are written. */
  private final Deque<Slots> later = new ArrayDeque<>();

  /** What needs all bytes of a stream, the outer streams first. */
  private final List<Runnable> last = new ArrayList<>();

  /** What needs the bytes behind the fields of all streams. */
  private final List<Runnable> checks = new ArrayList<>();

  /** The members with placeholders, by struct. */
  private final IdentityHashMap<Slots, BitSet> placeholders = new IdentityHashMap<>();

  /** Fills the cells of a struct when it is written; null where they are filled before. */
  private @Nullable StructCells deferred;

  private @Nullable BeyondEnd beyondEnd;
  private boolean filling = true;

  Encoding(Budget budget) {
    this.budget = budget;
  }

  /** Whether values are not complete yet. */
  boolean isFilling() {
    return filling;
  }

  /** Sets what fills the cells of structs when they are written. */
  void deferred(StructCells cells) {
    deferred = cells;
  }

  /**
   * A struct that is written next, with its cells; null if they were filled before.
   *
   * @param at the struct with the member
   * @param slot the member
   * @param cells the cells with the struct: {@code at} or an array
   * @param index the index of an element; -1 for none
   */
  @Nullable Slots filled(Slots at, int slot, Cells cells, int cell, int index) {
    return cells.object(cell) instanceof Struct struct
        ? requireNonNull(deferred).filled(at, slot, struct, index)
        : null;
  }

  /** Notes that the value of a member is a placeholder. */
  void placeholder(Slots at, int slot) {
    placeholders.computeIfAbsent(at, added -> new BitSet()).set(slot);
  }

  /** Whether the value of any member is a placeholder. */
  boolean hasPlaceholders() {
    return !placeholders.isEmpty();
  }

  /** Whether the value of a member is a placeholder. */
  boolean isPlaceholder(Slots at, int slot) {
    BitSet slots = placeholders.isEmpty() ? null : placeholders.get(at);
    return slots != null && slots.get(slot);
  }

  /** Sets what checks positions. */
  void positions(BeyondEnd check) {
    beyondEnd = check;
  }

  /** Checks whether a position is the cause of something wrong. */
  void positioned(Slots at, int slot, Output out, long position) {
    if (beyondEnd != null) {
      beyondEnd.check(at, slot, out, position);
    }
  }

  /** What is left to do for something else that is encoded meanwhile. */
  Encoding another() {
    return new Encoding(budget);
  }

  /** The stream of the file, without {@code external} bytes of tables that are not copied. */
  Output output(long size, long external) {
    return new Output(size, external, budget);
  }

  /** A stream of its own. */
  Output output(long size) {
    return new Output(size, budget);
  }

  /** Notes that the fields in sequence of a struct are written. */
  void later(Slots struct) {
    later.add(struct);
  }

  /** Does something about a struct when all else is written. */
  void last(Slots about, Runnable work) {
    last.add(about(about, work));
  }

  /** Checks a struct when all bytes are there, with those that no field describes. */
  void check(Slots about, Runnable work) {
    checks.add(about(about, work));
  }

  private static Runnable about(Slots struct, Runnable work) {
    return () -> {
      try {
        work.run();
      } catch (RejectedException e) {
        throw struct.contradiction(e);
      }
    };
  }

  /** Writes a struct, and the instances in it that are put off. */
  void within(Runnable struct) {
    List<Slots> outer = List.copyOf(later);
    later.clear();
    struct.run();
    instances();
    later.addAll(outer);
  }

  private void instances() {
    while (!later.isEmpty()) {
      Slots struct = later.removeFirst();
      struct.plan().encodeInstances(struct);
    }
  }

  /** Writes a file: what is in sequence, the instances, and what needs all bytes. */
  void write(Slots root, Output out) {
    last(root, () -> root.own().closed(out));
    root.begin(out);
    filling = false;
    root.plan().encode(root);
    instances();
    for (int i = last.size() - 1; i >= 0; i--) {
      last.get(i).run();
    }
    checks.forEach(Runnable::run);
  }
}
