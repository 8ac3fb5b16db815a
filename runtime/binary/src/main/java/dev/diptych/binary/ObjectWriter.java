package dev.diptych.binary;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.RecordStream;
import dev.diptych.records.RecordTable;
import io.kaitai.struct.KaitaiStruct;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Turns values into the objects that generated code writes. */
final class ObjectWriter {
  /** An object of {@code type} with the values of {@code struct}, checked, all the way down. */
  KaitaiStruct.ReadWrite write(Class<?> type, Struct struct, KaitaiStruct.ReadWrite parent) {
    Members members = Members.of(type);
    KaitaiStruct.ReadWrite object = members.create(null, parent);
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Value value = struct.get(i);
      if (value != null) {
        set(object, members, fields.get(i), value);
      }
    }
    object._check();
    return object;
  }

  private void set(KaitaiStruct.ReadWrite object, Members members, Field field, Value value) {
    Class<?> type = members.typeOf(field.id());
    if (value instanceof Sequence sequence) {
      List<Object> elements = new ArrayList<>();
      sequence.elements().forEach(e -> elements.add(element(object, type, field, e)));
      members.set(object, field.id(), elements);
    } else {
      members.set(object, field.id(), element(object, type, field, value));
    }
  }

  private Object element(KaitaiStruct.ReadWrite owner, Class<?> type, Field field, Value value) {
    if (field.type() instanceof Type.Varint varint) {
      return varint(owner, type, varint, value);
    }
    if (value instanceof Struct struct) {
      return write(type, struct, owner);
    }
    if (value instanceof Table table) {
      RecordTable records = new RecordTable(table.data(), table.layout().stride());
      records._check();
      return records;
    }
    if (value instanceof Scalar scalar) {
      return Numbers.number(scalar.bits(), ((Type.Numeric) field.type()).kind());
    }
    return ((Blob) value).bytes();
  }

  /**
   * Generated code cannot be given such a number, but it can read one: from the adapter's bytes.
   */
  private static Object varint(
      KaitaiStruct.ReadWrite owner, Class<?> type, Type.Varint varint, Value value) {
    byte[] bytes =
        value instanceof Scalar scalar
            ? Adapter.named(varint.adapter()).encode(scalar.bits())
            : ((Blob) value).bytes();
    RecordStream stream = new RecordStream(ByteBuffer.wrap(bytes));
    KaitaiStruct.ReadWrite object = Members.of(type).create(stream, owner);
    object._read();
    return object;
  }
}
