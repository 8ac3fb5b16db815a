package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.stream.Input;
import dev.diptych.model.document.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds where structs are in the document of their file. Only diagnostics need it. */
final class StructPaths {
  private final Set<Slots> wanted;
  private final Map<Slots, Place> found = new HashMap<>();

  /**
   * The place of a struct.
   *
   * @param path the path to it
   * @param start its offset in the file; for a packed struct, that of the struct around it
   */
  record Place(Path path, long start) {}

  private StructPaths(Set<Slots> wanted) {
    this.wanted = wanted;
  }

  /** The places of some structs of the document of {@code root}. */
  static Map<Slots, Place> of(Slots root, Set<Slots> wanted) {
    StructPaths paths = new StructPaths(wanted);
    if (!wanted.isEmpty()) {
      paths.visit(root, Path.ROOT, 0);
    }
    return paths.found;
  }

  private void visit(Slots at, Path path, long around) {
    long start = start(at, around);
    if (wanted.contains(at)) {
      found.put(at, new Place(path, start));
    }
    for (Member member : at.plan().shape().members()) {
      if (found.size() < wanted.size() && at.shown(member.slot())) {
        contents(at.object(member.slot()), path.field(member.field().id()), start);
      }
    }
  }

  private void contents(@Nullable Object value, Path path, long around) {
    if (value instanceof Slots struct && struct.plan().inDocument()) {
      visit(struct, path, around);
    } else if (value instanceof Array array) {
      for (int i = 0; i < array.size() && found.size() < wanted.size(); i++) {
        contents(array.object(i), path.at(i), around);
      }
    }
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
