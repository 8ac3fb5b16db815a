package dev.diptych.twin;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Finds the location of a value that the text may omit: its own, or that of the nearest field of
 * the same struct.
 *
 * @param locations locations of the values
 * @param root the document
 */
record NearestLocation(Locations locations, Struct root) {
  /** The location of the value at {@code path}. */
  Location of(Path path) {
    Deque<Path> steps = new ArrayDeque<>();
    for (Path at = path; at.parent() != null; at = at.parent()) {
      steps.push(at);
    }
    Value holder = root;
    Path owner = Path.ROOT;
    for (Path step : steps) {
      if (!(holder instanceof Struct struct)) {
        break;
      }
      Value value = struct.get(step.field());
      if (!shown(owner, owner.field(step.field()), value)) {
        return beside(owner, struct, struct.type().indexOf(step.field()));
      }
      holder =
          value instanceof Sequence many && step.index() >= 0 ? element(many, step.index()) : value;
      owner = step;
    }
    return path.index() < 0 ? locate(path, holder) : locations.locate(path);
  }

  /** The location of the last field at a position in the struct at {@code path}. */
  Location positioned(Path path, Struct struct) {
    for (int at = struct.type().fields().size() - 1; at >= 0; at--) {
      boolean instance = struct.type().fields().get(at).storage().instance();
      if (instance && shown(path, field(path, struct, at), struct.get(at))) {
        return locate(field(path, struct, at), struct.get(at));
      }
    }
    return beside(path, struct, struct.type().fields().size());
  }

  /** The location of the last field before {@code index} in the text, or else of the next. */
  private Location beside(Path path, Struct struct, int index) {
    for (int at = index - 1; at >= 0; at--) {
      if (shown(path, field(path, struct, at), struct.get(at))) {
        return locate(field(path, struct, at), struct.get(at));
      }
    }
    for (int at = index + 1; at < struct.type().fields().size(); at++) {
      if (shown(path, field(path, struct, at), struct.get(at))) {
        return locate(field(path, struct, at), struct.get(at));
      }
    }
    return locations.locate(path);
  }

  private static Path field(Path path, Struct struct, int index) {
    return path.field(struct.type().fields().get(index).id());
  }

  /** Whether {@code value} has a location of its own in the text. */
  private boolean shown(Path owner, Path field, @Nullable Value value) {
    return value != null && !locate(field, value).equals(locations.locate(owner));
  }

  private Location locate(Path field, @Nullable Value value) {
    boolean structs =
        value instanceof Sequence many
            && !many.elements().isEmpty()
            && many.elements().get(0) instanceof Struct;
    return locations.locate(structs ? field.at(0) : field);
  }

  private static @Nullable Value element(Sequence sequence, int index) {
    return index < sequence.elements().size() ? sequence.elements().get(index) : null;
  }
}
