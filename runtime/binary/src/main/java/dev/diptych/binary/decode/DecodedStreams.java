package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStream;
import java.util.HashMap;
import java.util.Map;

/** The streams that were met while a file is read. Stream objects are told apart by identity. */
final class DecodedStreams {
  private final Map<KaitaiStream, DecodedStream> known = new HashMap<>();

  void put(KaitaiStream stream, DecodedStream decodedStream) {
    known.put(stream, decodedStream);
  }

  /**
   * The stream that the instance {@code field} of {@code node} was read from, or null where no
   * struct with that stream was met yet.
   */
  DecodedStream of(StructNode structNode, Field field) {
    if (field.storage().place() == Place.POSITION) {
      return structNode.stream();
    }
    return field.storage().place() == Place.FILE_POSITION
        ? structNode.fileStream()
        : known.get(elsewhere(structNode, field));
  }

  /** Takes {@code stream} for one that no struct was met with: nothing has read its bytes. */
  void putUnknown(KaitaiStream stream) {
    put(stream, new DecodedStream((RecordStream) stream, DecodedStream.UNKNOWN));
  }

  /** The stream that the instance {@code field}, which is elsewhere, was read from. */
  static KaitaiStream elsewhere(StructNode structNode, Field field) {
    GeneratedClass generatedClass = GeneratedClass.of(structNode.object().getClass());
    return (KaitaiStream) generatedClass.get(structNode.object(), "twin_io_" + field.id());
  }
}
