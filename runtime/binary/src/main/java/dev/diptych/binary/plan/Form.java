package dev.diptych.binary.plan;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;

/** How a value of a document follows from a cell, and the other way round. */
enum Form {
  /** The bits of a number. */
  NUMBER,
  /** The bytes of a value, without terminator and padding that are not part of it. */
  BYTES,
  /** All bytes of a field with a size: the value, its terminator and its padding. */
  FRAMED,
  /** A struct with a shape of its own. */
  STRUCT,
  /** A struct that is a number in the document: its bytes, which an adapter converts. */
  VARINT,
  /** One of several structs; a value that is no struct is the only field of one. */
  CHOICE,
  /** The bytes of all rows. */
  ROWS,
  /** How the bytes of another field are packed; the cell is that of the other field. */
  PACKING;

  /** The form of the values of {@code field}; for a repeated field, of each element. */
  static Form of(Field field) {
    Type type = field.type();
    if (field.table()) {
      return ROWS;
    }
    if (type instanceof Type.Text text) {
      return of(text.frame());
    }
    if (type instanceof Type.Bytes bytes) {
      return of(bytes.frame());
    }
    if (type instanceof Type.Packing) {
      return PACKING;
    }
    if (type instanceof Type.Varint) {
      return VARINT;
    }
    return type instanceof Type.Nested ? STRUCT : type instanceof Type.Switched ? CHOICE : NUMBER;
  }

  private static Form of(Frame frame) {
    boolean sized = frame instanceof Frame.FixedSize || frame instanceof Frame.VaryingSize;
    return sized ? FRAMED : BYTES;
  }
}
