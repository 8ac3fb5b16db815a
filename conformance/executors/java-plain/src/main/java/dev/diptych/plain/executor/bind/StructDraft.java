package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.StructType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a struct whose block is being bound. */
final class StructDraft {
  private final StructType type;
  private final Map<String, Value> values = new HashMap<>();
  private final Map<String, List<Value>> lists = new HashMap<>();
  private final Set<String> mentioned = new HashSet<>();
  private @Nullable Residue residue;

  StructDraft(StructType type) {
    this.type = type;
  }

  StructType type() {
    return type;
  }

  boolean isMentioned(Field field) {
    return mentioned.contains(field.id());
  }

  void mention(Field field) {
    mentioned.add(field.id());
  }

  /** Records that {@code field} is set; rejects duplicates. */
  void requireFirst(Field field) {
    if (!mentioned.add(field.id())) {
      throw RequestException.rejected(field.name() + ": duplicate");
    }
  }

  void set(Field field, Value value) {
    values.put(field.id(), value);
  }

  /** The elements of {@code field} so far; can be modified. */
  List<Value> list(Field field) {
    mention(field);
    return lists.computeIfAbsent(field.id(), id -> new ArrayList<>());
  }

  /** Sets a named element. */
  void setElement(Field field, int index, Value value) {
    List<Value> elements = list(field);
    if (elements.isEmpty()) {
      elements.addAll(Collections.nCopies(field.repeat(), null));
    }
    if (elements.set(index, value) != null) {
      throw RequestException.rejected("duplicate element of " + field.name());
    }
  }

  /** The value of {@code field}, or null; {@code fallback} replaces omitted elements. */
  @Nullable Value value(Field field, @Nullable Value fallback) {
    List<Value> elements = lists.get(field.id());
    if (elements == null) {
      return values.get(field.id());
    }
    elements.replaceAll(element -> element == null ? fallback : element);
    if (elements.contains(null)) {
      throw RequestException.rejected("an element of " + field.name() + " is missing");
    }
    return new Value.Elements(elements);
  }

  void residue(Residue residue) {
    if (this.residue != null) {
      throw RequestException.rejected("duplicate Residue block");
    }
    this.residue = residue;
  }

  Residue residue() {
    return residue == null ? Residue.NONE : residue;
  }
}
