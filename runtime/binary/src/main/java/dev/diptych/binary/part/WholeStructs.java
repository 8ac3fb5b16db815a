package dev.diptych.binary.part;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds structs that require the whole file in a part of one. */
public final class WholeStructs {
  private final Map<String, String> exceptions;

  /** The names of structs that may have such a struct in them, or are one. */
  private final Set<String> around = new HashSet<>();

  /**
   * @param exceptions the names of those structs, and what requires the whole file
   */
  public WholeStructs(Schema schema, Map<String, String> exceptions) {
    this.exceptions = exceptions;
    around.addAll(exceptions.keySet());
    for (int before = -1; before < around.size(); ) {
      before = around.size();
      schema.structs().values().stream().filter(this::mayHave).forEach(s -> around.add(s.name()));
    }
  }

  private boolean mayHave(StructType type) {
    return type.fields().stream().anyMatch(field -> isAround(field.type()));
  }

  private boolean isAround(Type type) {
    return type.structs().stream().anyMatch(around::contains);
  }

  /** What requires the whole file, as a sentence; null if nothing in {@code struct} does. */
  public @Nullable String in(Struct struct) {
    StructType type = struct.type();
    if (around.isEmpty() || !around.contains(type.name())) {
      return null;
    }
    String own = exceptions.get(type.name());
    for (int i = 0; i < type.fields().size() && own == null; i++) {
      Value value = struct.get(i);
      own = value == null ? null : in(value, type.fields().get(i).type());
    }
    return own;
  }

  private @Nullable String in(Value value, Type type) {
    if (value instanceof Struct struct) {
      return in(struct);
    }
    if (value instanceof Sequence sequence && isAround(type)) {
      return in(sequence.elements());
    }
    // The rows of a table are structs, too.
    boolean isRow = value instanceof Table table && table.rows() > 0 && isAround(type);
    return isRow ? "its rows require the whole file" : null;
  }

  private @Nullable String in(List<Value> elements) {
    for (int i = 0; i < elements.size(); i++) {
      String found = elements.get(i) instanceof Struct struct ? in(struct) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
