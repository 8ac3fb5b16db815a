package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The streams of a file that is being read, by identity. */
final class DecodedStreams {
  private final Map<KaitaiStream, DecodedStream> known = new HashMap<>();

  void put(KaitaiStream stream, DecodedStream decoded) {
    known.put(stream, decoded);
  }

  /**
   * The stream that the instance {@code field} of {@code node} was read from, or null if no struct
   * with that stream was read yet.
   */
  @Nullable DecodedStream of(StructNode node, Field field) {
    if (field.storage().place() == Place.POSITION) {
      return node.stream();
    }
    return field.storage().place() == Place.FILE_POSITION
        ? node.fileStream()
        : known.get(elsewhere(node, field));
  }

  /** Adds a stream that belongs to no struct: none of its bytes are read yet. */
  void putUnknown(KaitaiStream stream) {
    put(stream, DecodedStream.unknown((RecordStream) stream));
  }

  /** The stream from which the instance {@code field} was read through {@code io}. */
  static KaitaiStream elsewhere(StructNode node, Field field) {
    GeneratedClass type = GeneratedClass.of(node.object().getClass());
    return (KaitaiStream) type.require(node.object(), "twin_io_" + field.id());
  }
}
