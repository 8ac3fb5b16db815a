package dev.diptych.plain.executor.bind;

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

/** Makes a struct of a draft: fills in what was left out, checks what was said needlessly. */
final class Completion {
  private final Defaults defaults;

  Completion(Schema schema) {
    this.defaults = new Defaults(schema);
  }

  Value.Struct complete(StructDraft structDraft) {
    StructType type = structDraft.type();
    Map<String, Value> values = new LinkedHashMap<>();
    for (Field field : type.fields()) {
      Value value = given(structDraft, field);
      if (value != null) {
        values.put(field.id(), value);
      }
    }
    for (Field field : type.fields()) {
      if (field.derived() && structDraft.isMentioned(field)) {
        agree(type, field, values);
      }
    }
    type.fields().stream()
        .filter(f -> !structDraft.isMentioned(f))
        .forEach(f -> together(type, f, values));
    Deriver.complete(type, values);
    return new Value.Struct(type, values, structDraft.residue());
  }

  private Value given(StructDraft structDraft, Field field) {
    if (structDraft.isMentioned(field)) {
      Value value = structDraft.value(field, defaults.element(field));
      if (value instanceof Value.Elements elements
          && field.repeat() >= 0
          && elements.elements().size() != field.repeat()) {
        throw RequestException.rejected(
            field.name() + " must have " + field.repeat() + " elements");
      }
      return value;
    }
    if (field.derived() || field.optional()) {
      return null;
    }
    Value usual = defaults.of(field);
    if (usual == null) {
      throw RequestException.rejected(
          structDraft.type().simpleName() + " needs '" + field.name() + "'");
    }
    return usual;
  }

  private static void agree(StructType type, Field field, Map<String, Value> values) {
    if (Deriver.isFree(field, values)) {
      return;
    }
    Value derived = Deriver.derive(type, field, values);
    if (!Deriver.agrees(field, values.get(field.id()), derived)) {
      throw RequestException.rejected(field.name() + " says otherwise than the text");
    }
  }

  /** What one number says of several fields is true of all of them or of none. */
  private static void together(StructType type, Field field, Map<String, Value> values) {
    if (field.derivation() instanceof Derivation.Presence presence) {
      List<String> said =
          presence.fields().stream().filter(id -> !type.field(id).derived()).toList();
      long there = said.stream().filter(values::containsKey).count();
      if (there != 0 && there != said.size()) {
        throw RequestException.rejected(String.join(", ", said) + " stand or fall together");
      }
    }
  }
}
