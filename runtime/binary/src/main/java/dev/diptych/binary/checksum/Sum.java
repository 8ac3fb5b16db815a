package dev.diptych.binary.checksum;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Derivation.ChecksumOf;
import dev.diptych.model.schema.Field;

/**
 * A checksum in a decoded file.
 *
 * @param place the struct that contains it
 * @param index index of its field
 * @param checksum what it is
 */
record Sum(StructPlace place, int index, Checksum checksum) {
  /** That of the field at {@code index}, which must be a checksum. */
  static Sum of(StructPlace place, int index) {
    return new Sum(place, index, checksum(place.type().fields().get(index)));
  }

  Field field() {
    return place.type().fields().get(index);
  }

  /** The checksum of {@code field}, which must be one. */
  static Checksum checksum(Field field) {
    return ((ChecksumOf) field.derivation()).checksum();
  }

  Path path() {
    return place.path().field(field().id());
  }

  /** The bytes of the checksum itself. */
  Region region() {
    return requireNonNull(place.field(index), field().id());
  }
}
