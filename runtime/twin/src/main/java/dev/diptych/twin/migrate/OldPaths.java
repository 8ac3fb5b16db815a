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
    Path source = Path.ROOT;
    Struct before = from;
    Struct after = to;
    for (Path step : steps(path)) {
      if (before == null || after == null) {
        return source;
      }
      int index = after.type().indexOf(step.field());
      int paired = index < 0 ? -1 : match.pairs(before.type(), after.type()).source(index);
      if (paired < 0) {
        return source;
      }
      source = new Path(source, before.type().fields().get(paired).id(), step.index());
      after = struct(after.get(index), step.index());
      before = struct(before.get(paired), step.index());
    }
    return source;
  }

  /** The new path of an old value, or null if it has none. */
  @Nullable Path toNew(Path source) {
    Path path = Path.ROOT;
    Struct before = from;
    Struct after = to;
    for (Path step : steps(source)) {
      if (before == null || after == null) {
        return null;
      }
      int index = before.type().indexOf(step.field());
      int paired = index < 0 ? -1 : newIndex(before, after, index);
      if (paired < 0) {
        return null;
      }
      path = new Path(path, after.type().fields().get(paired).id(), step.index());
      after = struct(after.get(paired), step.index());
      before = struct(before.get(index), step.index());
    }
    return path;
  }

  private int newIndex(Struct before, Struct after, int index) {
    FieldPairs pairs = match.pairs(before.type(), after.type());
    for (int i = 0; i < after.type().fields().size(); i++) {
      if (pairs.source(i) == index) {
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
