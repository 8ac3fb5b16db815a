package dev.diptych.twin;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Locations;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Storage.Place;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Where to point for a part of a document that its text may omit: at the part, or at the field of
 * the same struct that is nearest to it.
 *
 * @param places where the values of the document are
 * @param root the document
 */
record NearestLocation(Locations places, Struct root) {
  /** The place of what is at {@code path}. */
  Location of(Path path) {
    Deque<Path> steps = new ArrayDeque<>();
    for (Path at = path; at.parent() != null; at = at.parent()) {
      steps.push(at);
    }
    Value holder = root;
    for (Path step : steps) {
      if (!(holder instanceof Struct struct)) {
        break;
      }
      Value value = struct.get(step.field());
      Path owner = step.parent();
      if (!shown(owner, owner.field(step.field()), value)) {
        return beside(owner, struct, struct.type().indexOf(step.field()));
      }
      boolean element = value instanceof Sequence && step.index() >= 0;
      holder = element ? element((Sequence) value, step.index()) : value;
    }
    return path.index() < 0 ? place(path, holder) : places.locate(path);
  }

  /** The place of the last field of the struct at {@code path} that is read at a position. */
  Location positioned(Path path, Struct struct) {
    for (int at = struct.type().fields().size() - 1; at >= 0; at--) {
      boolean instance = struct.type().fields().get(at).storage().place() != Place.SEQUENCE;
      if (instance && shown(path, field(path, struct, at), struct.get(at))) {
        return place(field(path, struct, at), struct.get(at));
      }
    }
    return beside(path, struct, struct.type().fields().size());
  }

  /** The place of the field before {@code index} that is shown, or else of the one behind it. */
  private Location beside(Path path, Struct struct, int index) {
    for (int at = index - 1; at >= 0; at--) {
      if (shown(path, field(path, struct, at), struct.get(at))) {
        return place(field(path, struct, at), struct.get(at));
      }
    }
    for (int at = index + 1; at < struct.type().fields().size(); at++) {
      if (shown(path, field(path, struct, at), struct.get(at))) {
        return place(field(path, struct, at), struct.get(at));
      }
    }
    return places.locate(path);
  }

  private static Path field(Path path, Struct struct, int index) {
    return path.field(struct.type().fields().get(index).id());
  }

  /** Whether the text has a place for {@code value} apart from that of the struct around it. */
  private boolean shown(Path owner, Path field, Value value) {
    return value != null && !place(field, value).equals(places.locate(owner));
  }

  private Location place(Path field, Value value) {
    boolean structs =
        value instanceof Sequence many
            && !many.elements().isEmpty()
            && many.elements().get(0) instanceof Struct;
    return places.locate(structs ? field.at(0) : field);
  }

  private static Value element(Sequence sequence, int index) {
    return index < sequence.elements().size() ? sequence.elements().get(index) : null;
  }
}
