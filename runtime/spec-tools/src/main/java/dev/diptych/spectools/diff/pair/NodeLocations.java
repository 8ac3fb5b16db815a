package dev.diptych.spectools.diff.pair;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.List;

/** Finds where an author wrote a field. */
final class NodeLocations {
  private NodeLocations() {}

  /** The location of {@code key} of {@code field}, or of the field where it has no such key. */
  static Location place(SpecView spec, StructView struct, FieldView field, String key) {
    if (field.node() == null) {
      return spec.place(struct.type().name(), List.of());
    }
    return field.node().origin().keyOrId(key);
  }
}
