package dev.diptych.binary;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStream;
import java.util.HashMap;
import java.util.Map;

/** The streams that were met while a file is read. Stream objects are told apart by identity. */
final class Stretches {
  private final Map<KaitaiStream, Stretch> known = new HashMap<>();

  void put(KaitaiStream stream, Stretch stretch) {
    known.put(stream, stretch);
  }

  /**
   * The stream that the instance {@code field} of {@code node} was read from, or null where no
   * struct with that stream was met yet.
   */
  Stretch of(Node node, Field field) {
    if (field.storage().place() == Place.POSITION) {
      return node.stretch();
    }
    return field.storage().place() == Place.FILE_POSITION
        ? node.file()
        : known.get(elsewhere(node, field));
  }

  /** Takes {@code stream} for one that no struct was met with: nothing has read its bytes. */
  void putUnknown(KaitaiStream stream) {
    put(stream, new Stretch((RecordStream) stream, Stretch.NOWHERE));
  }

  /** The stream that the instance {@code field}, which is elsewhere, was read from. */
  static KaitaiStream elsewhere(Node node, Field field) {
    Members members = Members.of(node.object().getClass());
    return (KaitaiStream) members.get(node.object(), "twin_io_" + field.id());
  }
}
