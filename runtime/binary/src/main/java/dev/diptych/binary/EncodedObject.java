package dev.diptych.binary;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import io.kaitai.struct.KaitaiStruct;

/**
 * An object that generated code writes.
 *
 * @param object the object
 * @param struct its values, complete
 * @param path the path to the struct
 */
record EncodedObject(KaitaiStruct.ReadWrite object, Struct struct, Path path) {
  /** The generated members for each field of the struct. */
  Member[] members() {
    return Members.of(object.getClass()).of(struct.type());
  }
}
