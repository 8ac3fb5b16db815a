package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStream;
import java.util.HashMap;
import java.util.Map;

/** The streams of a file that is being read, by identity. */
final class DecodedStreams {
  private final Map<KaitaiStream, DecodedStream> known = new HashMap<>();

  void put(KaitaiStream stream, DecodedStream decodedStream) {
    known.put(stream, decodedStream);
  }

  /**
   * The stream that the instance {@code field} of {@code node} was read from, or null if no struct
   * with that stream was read yet.
   */
  DecodedStream of(StructNode structNode, Field field) {
    if (field.storage().place() == Place.POSITION) {
      return structNode.stream();
    }
    return field.storage().place() == Place.FILE_POSITION
        ? structNode.fileStream()
        : known.get(elsewhere(structNode, field));
  }

  /** Adds a stream that belongs to no struct: none of its bytes are read yet. */
  void putUnknown(KaitaiStream stream) {
    put(stream, new DecodedStream((RecordStream) stream, DecodedStream.UNKNOWN));
  }

  /** The stream from which the instance {@code field} was read through {@code io}. */
  static KaitaiStream elsewhere(StructNode structNode, Field field) {
    GeneratedClass generatedClass = GeneratedClass.of(structNode.object().getClass());
    return (KaitaiStream) generatedClass.get(structNode.object(), "twin_io_" + field.id());
  }
}
