package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import org.jspecify.annotations.Nullable;

/**
 * A field of one struct of a decoded file.
 *
 * @param place the struct
 * @param index index of the field
 * @param census all structs of the file
 */
record Site(StructPlace place, int index, Census census) {
  Field field() {
    return place.type().fields().get(index);
  }

  /** The number or bytes in the file; null if the field is absent. */
  @Nullable Value stored() {
    return place.field(index) == null ? null : place.value(index);
  }
}
