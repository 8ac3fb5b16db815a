package dev.diptych.binary.plan;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sets the values that a document lacks and that follow from other values of the same struct. */
final class DerivedValues {
  /** The names of structs with such fields, or with structs in them that have some. */
  private final Set<String> structs = new HashSet<>();

  DerivedValues(Schema schema) {
    for (int before = -1; before < structs.size(); ) {
      before = structs.size();
      schema.structs().values().stream().filter(this::has).forEach(s -> structs.add(s.name()));
    }
  }

  private boolean has(StructType type) {
    return type.fields().stream()
        .anyMatch(
            field ->
                field.derived() || field.type().structs().stream().anyMatch(structs::contains));
  }

  /**
   * The struct with these values, those of inner structs first; null if it has them all, or none
   * can be computed.
   */
  @Nullable Struct completed(Struct root) {
    Value given = root;
    Value whole = complete(given);
    return whole == given ? null : (Struct) whole;
  }

  private Struct complete(Struct struct) {
    if (!structs.contains(struct.type().name())) {
      return struct;
    }
    List<Field> fields = struct.type().fields();
    @Nullable Value[] values = struct.toArray();
    for (int i = 0; i < values.length; i++) {
      Value value = values[i];
      values[i] = value == null ? null : complete(value);
    }
    Struct siblings = struct.replaced(values);
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && fields.get(i).derived() && !struct.isCut(i)) {
        values[i] = derived(fields.get(i), siblings);
      }
    }
    return siblings.replaced(values);
  }

  private static @Nullable Value derived(Field field, Struct siblings) {
    boolean absent = field.optional() && Deriver.isUnmeasured(field, siblings);
    return absent ? null : Deriver.derive(field, siblings, new Sizes());
  }

  private Value complete(Value value) {
    if (value instanceof Struct struct) {
      return complete(struct);
    }
    return value instanceof Sequence sequence ? complete(sequence) : value;
  }

  private Sequence complete(Sequence sequence) {
    List<Value> elements = sequence.elements();
    Value[] complete = null;
    for (int i = 0; i < elements.size(); i++) {
      Value whole = complete(elements.get(i));
      if (whole != elements.get(i)) {
        complete = complete == null ? elements.toArray(Value[]::new) : complete;
        complete[i] = whole;
      }
    }
    return complete == null ? sequence : new Sequence(List.of(complete));
  }
}
