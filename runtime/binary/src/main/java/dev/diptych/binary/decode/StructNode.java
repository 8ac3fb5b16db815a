package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import dev.diptych.model.schema.StructType;
import io.kaitai.struct.KaitaiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A struct that is being read. Fields at positions are read after all fields in sequence; then the
 * node is complete.
 *
 * @param object the object that generated code read
 * @param type its struct type
 * @param parent the struct that contains it, or null for the root
 * @param field id of the field of the parent that it is the value of, empty for the root
 * @param element which element of that field, or -1 where it does not repeat
 * @param offset its offset in the file, or {@link #UNKNOWN}
 * @param location node of its location, or null if locations are not requested
 * @param stream the stream that contains it
 * @param fileStream the stream of the spec of the struct, or of the spec that imports that
 * @param ownsStream whether {@code stream} contains nothing else
 * @param slots for each field a value, a node, a list of either, or null
 */
@SuppressWarnings("ArrayRecordComponent") // Filled after creation, and never compared.
record StructNode(
    KaitaiStruct object,
    StructType type,
    @Nullable StructNode parent,
    String field,
    int element,
    long offset,
    @Nullable LocationNode location,
    DecodedStream stream,
    DecodedStream fileStream,
    boolean ownsStream,
    @Nullable Object[] slots) {
  /** The offset of a packed struct. */
  static final long UNKNOWN = -1;

  /** The path to the struct. */
  Path path() {
    return parent == null ? Path.ROOT : new Path(parent.path(), field, element);
  }

  /** Offset of the struct in the file, or else of the struct that contains it. */
  long start() {
    return parent == null ? 0 : offset == UNKNOWN ? parent.start() : offset;
  }
}
