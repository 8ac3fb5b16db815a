package dev.diptych.compiler.diff.pair;

import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import dev.diptych.model.diagnostic.Location;
import java.util.List;

/** Finds where an author wrote a field. */
final class Keys {
  private Keys() {}

  /** Where {@code key} of {@code field} stands, or the field where it has no such key. */
  static Location place(SpecView spec, StructView struct, FieldView field, String key) {
    if (field.node() == null) {
      return spec.place(struct.type().name(), List.of());
    }
    return field.node().origin().keyOrId(key);
  }
}
