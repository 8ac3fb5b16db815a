package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Storage.Place;

/** In which stream a field stands. */
final class Places {
  private Places() {}

  static Place of(Attribute field) {
    if (!field.instance()) {
      return Place.SEQUENCE;
    }
    String stream = Yaml.text(field.yaml(), "io");
    if (stream == null || stream.equals("_io")) {
      return Place.POSITION;
    }
    return stream.equals("_root._io") ? Place.FILE_POSITION : Place.ELSEWHERE;
  }
}
