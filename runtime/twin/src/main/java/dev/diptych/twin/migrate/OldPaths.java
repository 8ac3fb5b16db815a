package dev.diptych.twin.migrate;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what a path of a migrated document was called in the old one, and the reverse. */
final class OldPaths {
  private final StructMatch match;
  private final Struct from;
  private final Struct to;

  OldPaths(StructMatch match, Struct from, Struct to) {
    this.match = match;
    this.from = from;
    this.to = to;
  }

  /** The path of the old value, or of the innermost struct around it that was there. */
  Path of(Path path) {
    Path old = Path.ROOT;
    Struct before = from;
    Struct now = to;
    for (Path step : steps(path)) {
      if (before == null || now == null) {
        return old;
      }
      int index = now.type().indexOf(step.field());
      int paired = index < 0 ? -1 : match.pairs(before.type(), now.type()).old(index);
      if (paired < 0) {
        return old;
      }
      old = new Path(old, before.type().fields().get(paired).id(), step.index());
      now = struct(now.get(index), step.index());
      before = struct(before.get(paired), step.index());
    }
    return old;
  }

  /** The new path of an old value, or null if it has none. */
  @Nullable Path toNew(Path old) {
    Path path = Path.ROOT;
    Struct before = from;
    Struct now = to;
    for (Path step : steps(old)) {
      if (before == null || now == null) {
        return null;
      }
      int index = before.type().indexOf(step.field());
      int paired = index < 0 ? -1 : newIndex(before, now, index);
      if (paired < 0) {
        return null;
      }
      path = new Path(path, now.type().fields().get(paired).id(), step.index());
      now = struct(now.get(paired), step.index());
      before = struct(before.get(index), step.index());
    }
    return path;
  }

  private int newIndex(Struct before, Struct now, int index) {
    FieldPairs pairs = match.pairs(before.type(), now.type());
    for (int i = 0; i < now.type().fields().size(); i++) {
      if (pairs.old(i) == index) {
        return i;
      }
    }
    return -1;
  }

  private static List<Path> steps(Path path) {
    List<Path> steps = new ArrayList<>();
    for (Path at = path; at.parent() != null; at = at.parent()) {
      steps.add(0, at);
    }
    return steps;
  }

  private static @Nullable Struct struct(@Nullable Value value, int index) {
    Value element = value;
    if (value instanceof Sequence sequence) {
      boolean inside = index >= 0 && index < sequence.elements().size();
      element = inside ? sequence.elements().get(index) : null;
    }
    return element instanceof Struct struct ? struct : null;
  }
}
