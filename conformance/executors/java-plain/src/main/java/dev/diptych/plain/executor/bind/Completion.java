package dev.diptych.plain.executor.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.derive.Defaults;
import dev.diptych.plain.executor.derive.Deriver;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Derivation;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Completes a draft: sets omitted fields, and checks redundant ones. */
final class Completion {
  private final Defaults defaults;

  Completion(Schema schema) {
    this.defaults = new Defaults(schema);
  }

  Value.Struct complete(StructDraft draft) {
    StructType type = draft.type();
    Map<String, Value> values = new LinkedHashMap<>();
    for (Field field : type.fields()) {
      Value value = given(draft, field);
      if (value != null) {
        values.put(field.id(), value);
      }
    }
    for (Field field : type.fields()) {
      if (field.derived() && draft.isMentioned(field)) {
        agree(type, field, values);
      }
    }
    type.fields().stream()
        .filter(f -> !draft.isMentioned(f))
        .forEach(f -> together(type, f, values));
    Deriver.complete(type, values);
    return new Value.Struct(type, values, draft.residue());
  }

  private @Nullable Value given(StructDraft draft, Field field) {
    if (draft.isMentioned(field)) {
      Value value = draft.value(field, defaults.element(field));
      if (value instanceof Value.Elements elements
          && field.repeat() >= 0
          && elements.elements().size() != field.repeat()) {
        throw RequestException.rejected(field.name() + " requires " + field.repeat() + " elements");
      }
      return value;
    }
    if (field.derived() || field.optional()) {
      return null;
    }
    Value value = defaults.of(field);
    if (value == null) {
      throw RequestException.rejected(
          draft.type().simpleName() + " requires '" + field.name() + "'");
    }
    return value;
  }

  private static void agree(StructType type, Field field, Map<String, Value> values) {
    if (Deriver.isFree(field, values)) {
      return;
    }
    Value derived = requireNonNull(Deriver.derive(type, field, values));
    if (!Deriver.agrees(field, requireNonNull(values.get(field.id())), derived)) {
      throw RequestException.rejected(field.name() + " contradicts the text");
    }
  }

  /** Fields whose presence depends on one number are all present or all absent. */
  private static void together(StructType type, Field field, Map<String, Value> values) {
    if (field.derivation() instanceof Derivation.Presence presence) {
      List<String> written =
          presence.fields().stream().filter(id -> !type.field(id).derived()).toList();
      long there = written.stream().filter(values::containsKey).count();
      if (there != 0 && there != written.size()) {
        throw RequestException.rejected(
            String.join(", ", written) + " must be all present or all absent");
      }
    }
  }
}
