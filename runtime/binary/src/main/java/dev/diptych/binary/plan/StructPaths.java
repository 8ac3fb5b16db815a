package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.stream.Input;
import dev.diptych.model.document.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds where structs are in the document of their file. Only diagnostics need it. */
final class StructPaths {
  private final Set<Slots> wanted;
  private final Map<Slots, Place> found = new HashMap<>();
  private final Deque<Trail.Step> way = new ArrayDeque<>();

  /**
   * The place of a struct.
   *
   * @param way the fields from the root to it
   * @param start its offset in the file; for a packed struct, that of the struct around it
   */
  record Place(List<Trail.Step> way, long start) {
    /** The path to it. */
    Path path() {
      return new FailedValue(way, true).path();
    }
  }

  private StructPaths(Set<Slots> wanted) {
    this.wanted = wanted;
  }

  /** The places of some structs of the document of {@code root}. */
  static Map<Slots, Place> of(Slots root, Set<Slots> wanted) {
    StructPaths paths = new StructPaths(wanted);
    if (!wanted.isEmpty()) {
      paths.visit(root, 0);
    }
    return paths.found;
  }

  private void visit(Slots at, long around) {
    long start = start(at, around);
    if (wanted.contains(at)) {
      found.put(at, new Place(List.copyOf(way), start));
    }
    for (Member member : at.plan().shape().members()) {
      if (found.size() < wanted.size() && at.shown(member.slot())) {
        contents(at, member.slot(), start);
      }
    }
  }

  private void contents(Slots at, int slot, long around) {
    Object value = at.object(slot);
    if (value instanceof Slots struct) {
      struct(at, slot, -1, struct, around);
    } else if (value instanceof Array array) {
      for (int i = 0; i < array.size() && found.size() < wanted.size(); i++) {
        if (array.object(i) instanceof Slots struct) {
          struct(at, slot, i, struct, around);
        }
      }
    }
  }

  private void struct(Slots at, int slot, int element, Slots struct, long around) {
    if (!struct.plan().inDocument()) {
      return;
    }
    Input in = struct.input();
    Input outer = struct.alone() ? in.outer() : in;
    int start = struct.alone() ? in.outerStart() : struct.start();
    Input from = outer == null ? in : outer;
    way.addLast(new Trail.Step(at, slot, from, start, element, start, false));
    visit(struct, around);
    way.removeLast();
  }

  private static long start(Slots at, long around) {
    Input in = at.input();
    Input outer = in.outer();
    if (at.alone() && outer != null) {
      return outer.inFile() ? outer.fileOffset(in.outerStart()) : around;
    }
    return in.inFile() ? in.fileOffset(at.start()) : around;
  }
}
