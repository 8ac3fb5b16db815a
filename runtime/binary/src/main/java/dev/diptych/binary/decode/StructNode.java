package dev.diptych.binary.decode;

import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import io.kaitai.struct.KaitaiStruct;

/**
 * A struct while it is read: what stands at positions is read after what stands in sequence, and
 * only then is it known what a struct holds.
 *
 * @param object what generated code has read
 * @param type the struct
 * @param parent the struct that holds it, or null for the root
 * @param field the field of the parent that it is the value of, or null for the root
 * @param element which element of that field, or -1 where it does not repeat
 * @param offset where it starts in the file, or {@link #UNKNOWN}
 * @param location its place, or null where nobody asks for places
 * @param stream the stream it stands in
 * @param fileStream the stream of the spec that the struct belongs to, or of what imports that
 * @param ownsStream whether that stream holds nothing else
 * @param slots for each field a value, a node, a list of either, or null
 */
@SuppressWarnings("ArrayRecordComponent") // Filled after creation, and never compared.
record StructNode(
    KaitaiStruct object,
    StructType type,
    StructNode parent,
    Field field,
    int element,
    long offset,
    LocationNode location,
    DecodedStream stream,
    DecodedStream fileStream,
    boolean ownsStream,
    Object[] slots) {
  /** The offset of what does not stand in the file as it is. */
  static final long UNKNOWN = -1;

  /** The way to the struct. */
  Path path() {
    return parent == null ? Path.ROOT : new Path(parent.path(), field.id(), element);
  }

  /** Where the struct starts in the file, or else what is around it. */
  long start() {
    return parent == null ? 0 : offset == UNKNOWN ? parent.start() : offset;
  }
}
