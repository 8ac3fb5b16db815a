package dev.diptych.binary.check;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedField;
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
public record EncodedObject(KaitaiStruct.ReadWrite object, Struct struct, Path path) {
  /** The generated members for each field of the struct. */
  GeneratedField[] members() {
    return GeneratedClass.of(object.getClass()).fields(struct.type());
  }
}
