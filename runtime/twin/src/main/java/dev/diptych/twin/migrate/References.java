package dev.diptych.twin.migrate;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Renames the targets of offsets that refer to other fields. */
record References(OldPaths paths) {
  /** The new document with references to its own fields; one whose target is gone is derived. */
  Struct in(Struct struct) {
    @Nullable Value[] values = struct.toArray();
    for (int i = 0; i < values.length; i++) {
      values[i] = renamed(values[i]);
    }
    return struct.replaced(values);
  }

  private @Nullable Value renamed(@Nullable Value value) {
    if (value instanceof Reference reference) {
      Path target = paths.toNew(reference.target());
      return target == null ? null : new Reference(target, reference.distance());
    }
    if (value instanceof Struct struct) {
      return in(struct);
    }
    return value instanceof Sequence sequence ? in(sequence) : value;
  }

  private Sequence in(Sequence sequence) {
    boolean changed = false;
    List<Value> elements = new ArrayList<>();
    for (Value element : sequence.elements()) {
      Value again = element instanceof Struct struct ? in(struct) : element;
      changed |= again != element;
      elements.add(again);
    }
    return changed ? new Sequence(elements) : sequence;
  }
}
