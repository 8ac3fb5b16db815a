package dev.diptych.model.position;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Reads and replaces the offsets of a document that a text can omit. */
final class OffsetValues {
  private final PositionedTypes types;

  OffsetValues(Schema schema) {
    this.types = new PositionedTypes(schema);
  }

  /** The offsets that are neither numbers nor the bytes of numbers. */
  MissingOffsets missing(Struct root) {
    Set<Path> missing = new HashSet<>();
    Map<Path, Reference> references = new HashMap<>();
    replace(
        root,
        (path, value) -> {
          if (value == null || value instanceof Reference) {
            missing.add(path);
          }
          if (value instanceof Reference reference) {
            references.put(path, reference);
          }
          return value;
        });
    return new MissingOffsets(missing, references);
  }

  /**
   * A copy with other offsets.
   *
   * @param change returns the new value for a path and a value
   */
  Struct replace(Struct root, BiFunction<Path, @Nullable Value, @Nullable Value> change) {
    return replace(root, Path.ROOT, change);
  }

  private Struct replace(
      Struct struct, Path at, BiFunction<Path, @Nullable Value, @Nullable Value> change) {
    @Nullable Value[] values = struct.toArray();
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < values.length; i++) {
      Field field = fields.get(i);
      Path path = at.field(field.id());
      if (values[i] == null && struct.isCut(i)) {
        continue;
      }
      if (field.isOffset()) {
        values[i] = change.apply(path, values[i]);
      } else if (types.lead(field.type()) && values[i] instanceof Struct inner) {
        values[i] = replace(inner, path, change);
      } else if (types.lead(field.type()) && values[i] instanceof Sequence sequence) {
        values[i] = replace(sequence, path, change);
      }
    }
    return struct.replaced(values);
  }

  private Sequence replace(
      Sequence sequence, Path path, BiFunction<Path, @Nullable Value, @Nullable Value> change) {
    List<Value> elements = new ArrayList<>(sequence.elements());
    boolean changed = false;
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) instanceof Struct inner) {
        elements.set(i, replace(inner, path.at(i), change));
        changed |= elements.get(i) != inner;
      }
    }
    return changed ? new Sequence(elements) : sequence;
  }
}
