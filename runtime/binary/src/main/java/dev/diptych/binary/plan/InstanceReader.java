package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the instances that are part of a document, those of outer structs before those of inner
 * ones. An instance whose bytes other values have already is omitted: nothing is lost, and two
 * copies in the text could contradict each other.
 */
final class InstanceReader {
  private final Streams streams;
  private final Deque<Pending> pending = new ArrayDeque<>();
  private final Map<Input, List<Pending>> waiting = new LinkedHashMap<>();
  private final Set<Start> seen = new HashSet<>();
  private final List<Unread> unread = new ArrayList<>();

  /** An instance that is not decided on. */
  private record Pending(Slots at, Member member) {}

  /** Where a struct begins. */
  private record Start(@Nullable Input in, int at, Object type) {
    // Written out: those of a record take long when they are used first.
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Start start
          && at == start.at
          && Objects.equals(in, start.in)
          && type.equals(start.type);
    }

    @Override
    public int hashCode() {
      return Objects.hash(in, at, type);
    }
  }

  /** An instance that cannot be decoded. */
  record Unread(Slots at, Member member, RejectedException cause) {}

  InstanceReader(Streams streams) {
    this.streams = streams;
  }

  /** The instances that cannot be decoded. */
  List<Unread> unread() {
    return unread;
  }

  /** Decodes the instances of a file, whose sequence is decoded. */
  void read(Slots root) {
    accept(root);
    while (!pending.isEmpty()) {
      Pending next = pending.removeFirst();
      decode(next);
    }
    // The structs with these streams are not in the document.
    RejectedException cause = new RejectedException("unread-position", "its struct cannot be read");
    waiting.values().forEach(all -> all.forEach(each -> leave(each, cause)));
  }

  private void leave(Pending one, RejectedException cause) {
    unread.add(new Unread(one.at(), one.member(), cause));
  }

  private void decode(Pending one) {
    Slots at = one.at();
    int slot = one.member().slot();
    try {
      if (!at.present(slot)) {
        return;
      }
    } catch (BudgetExceededException e) {
      throw new UnaffordableException(at, one.member().field().id(), e);
    } catch (RejectedException e) {
      if (e.code().equals(Run.TOO_DEEP)) {
        // Each level has an instance like this one: nothing tells where they would end.
        throw e;
      }
      leave(one, e);
      return;
    }
    Range range = at.range(slot);
    if (range == null || (at.object(slot) == null && one.member().form() == Form.CHOICE)) {
      return;
    }
    if (!streams.knows(range.in())) {
      waiting.computeIfAbsent(range.in(), in -> new ArrayList<>()).add(one);
    } else if (range.in().packed() == at.input().packed() && !known(one, range)) {
      // Packed bytes are complete before anything outside them is written.
      at.show(slot);
      contents(at, slot);
      if (one.member().form() == Form.CHOICE && !one.member().field().repeated()) {
        seen.add(new Start(range.in(), range.start(), type(one)));
      }
      streams.of(range.in()).add(range.start(), range.end());
    }
  }

  private boolean known(Pending one, Range range) {
    Member member = one.member();
    if (member.field().storage().needed()) {
      return false;
    }
    boolean covered = streams.of(range.in()).covers(range.start(), range.end());
    Object value = one.at().object(member.slot());
    if (value instanceof Array array) {
      // An empty list at a position is the same as none.
      return array.size() == 0;
    }
    if (member.form() == Form.ROWS) {
      return value instanceof Bytes rows && (rows.length() == 0 || covered);
    }
    if (member.form() == Form.CHOICE || member.form() == Form.STRUCT) {
      boolean again = seen.contains(new Start(range.in(), range.start(), type(one)));
      return again || (member.closed() && covered);
    }
    // Whether other fields are around an empty value tells nothing about it.
    return range.start() < range.end() && covered;
  }

  /** What the document has for an instance: the type of a struct, or the struct around a value. */
  private static Object type(Pending one) {
    int slot = one.member().slot();
    return one.at().object(slot) instanceof Slots struct
        ? struct.plan()
        : one.member().cases().get(one.at().chosen(slot));
  }

  /** Takes note of a struct in the document, and of all structs in its sequence. */
  private void accept(Slots at) {
    Input in = at.input();
    if (at.alone()) {
      streams.add(at);
      List<Pending> met = waiting.remove(in);
      if (met != null) {
        pending.addAll(met);
      }
    }
    int start = at.alone() ? in.outerStart() : at.start();
    seen.add(new Start(at.alone() ? in.outer() : in, start, at.plan()));
    for (Member member : at.plan().shape().members()) {
      if (member.form() == Form.PACKING) {
        continue;
      }
      if (member.instance()) {
        pending.add(new Pending(at, member));
      } else if (at.shown(member.slot())) {
        contents(at, member.slot());
      }
    }
  }

  private void contents(Cells cells, int at) {
    Object value = cells.object(at);
    if (value instanceof Slots struct && struct.plan().inDocument()) {
      accept(struct);
    } else if (value instanceof Array array) {
      for (int i = 0; i < array.size(); i++) {
        contents(array, i);
      }
    }
  }
}
