package dev.diptych.binary;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.RecordStream;
import dev.diptych.records.RecordTable;
import io.kaitai.struct.KaitaiStruct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Turns the objects that generated code has read into values, noting where each stood. */
final class ObjectReader {
  private final Schema schema;
  private final Offsets offsets;

  ObjectReader(Schema schema, Offsets offsets) {
    this.schema = schema;
    this.offsets = offsets;
  }

  Struct read(KaitaiStruct object, StructType type, Path path) {
    Members members = Members.of(object.getClass());
    Value[] values = new Value[type.fields().size()];
    for (int i = 0; i < values.length; i++) {
      Field field = type.fields().get(i);
      Object got = members.get(object, field.id());
      if (got != null) {
        values[i] = field(object, field, got, path.field(field.id()));
      }
    }
    return new Struct(type, values);
  }

  private Value field(KaitaiStruct owner, Field field, Object got, Path path) {
    Positions at = new Positions(owner, field.id());
    if (got instanceof RecordTable table) {
      Table value = new Table(schema.layout(field), table.data());
      offsets.putTable(path, at.start(), value.layout().stride());
      return value;
    }
    offsets.put(path, at.start());
    if (!field.repeated()) {
      return element(owner, field, got, path, at.start(), at.end());
    }
    List<Value> elements = new ArrayList<>();
    for (Object one : (List<?>) got) {
      int index = elements.size();
      Path element = path.at(index);
      offsets.put(element, at.start(index));
      elements.add(element(owner, field, one, element, at.start(index), at.end(index)));
    }
    return new Sequence(elements);
  }

  private Value element(
      KaitaiStruct owner, Field field, Object got, Path path, int start, int end) {
    if (field.type() instanceof Type.Nested nested) {
      return read((KaitaiStruct) got, schema.struct(nested), path);
    }
    if (field.type() instanceof Type.Numeric number) {
      return new Scalar(Numbers.bits(got, number.kind()));
    }
    if (field.type() instanceof Type.Varint varint) {
      return varint(varint, ((RecordStream) owner._io()).copy(start, end));
    }
    return new Blob((byte[]) got);
  }

  /** The number, or its bytes where they are not the ones that the adapter would make. */
  private static Value varint(Type.Varint type, byte[] raw) {
    Adapter adapter = Adapter.named(type.adapter());
    Long number = adapter.decode(raw);
    boolean canonical = number != null && Arrays.equals(adapter.encode(number), raw);
    return canonical ? new Scalar(number) : new Blob(raw);
  }
}
