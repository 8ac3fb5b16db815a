package dev.diptych.compiler.diff.pair;

import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import dev.diptych.model.diagnostic.Location;
import java.util.List;
import java.util.Map;

/** Finds where an author wrote a field. */
final class Keys {
  private Keys() {}

  /** Where {@code key} of {@code field} stands, or the field where it has no such key. */
  static Location place(SpecView spec, StructView struct, FieldView field, String key) {
    if (field.attribute() == null) {
      return spec.place(struct.type().name(), List.of());
    }
    String id = field.field().id();
    if (field.attribute().instance()) {
      return spec.place(struct.type().name(), List.of("instances", id, key));
    }
    List<Map<String, Object>> seq = Yaml.maps(struct.yaml(), "seq");
    int index = seq.indexOf(field.attribute().yaml());
    boolean said = field.attribute().yaml().containsKey(key);
    List<String> keys = List.of("seq", String.valueOf(index), said ? key : "id");
    return spec.place(struct.type().name(), keys);
  }
}
