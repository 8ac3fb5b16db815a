package dev.diptych.binary;

import dev.diptych.model.document.Path;
import dev.diptych.model.schema.StructType;
import io.kaitai.struct.KaitaiStruct;
import java.util.List;

/**
 * A struct while it is read: what stands at positions is read after what stands in sequence, and
 * only then is it known what a struct holds.
 *
 * @param object what generated code has read
 * @param type the struct
 * @param path the way to it
 * @param stretch the stream it stands in
 * @param file the stream of the spec that the struct belongs to, or of what imports that
 * @param alone whether that stream holds nothing else
 * @param slots for each field a value, a node, a list of either, or null
 */
record Node(
    KaitaiStruct object,
    StructType type,
    Path path,
    Stretch stretch,
    Stretch file,
    boolean alone,
    List<Object> slots) {}
