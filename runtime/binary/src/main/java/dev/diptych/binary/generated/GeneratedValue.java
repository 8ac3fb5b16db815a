package dev.diptych.binary.generated;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.RecordStream;
import dev.diptych.records.RecordTable;
import dev.diptych.records.TerminatedText;
import io.kaitai.struct.KaitaiStruct;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Converts values that are not structs to objects of generated code.
 *
 * @param owner the object that contains it
 * @param field the field
 * @param type the generated class of its elements
 */
public record GeneratedValue(KaitaiStruct.ReadWrite owner, Field field, Class<?> type) {
  /** The object for {@code value}. */
  public Object of(Value value) {
    if (field.type() instanceof Type.Varint varint) {
      return varint(owner, type, varint, value);
    }
    if (value instanceof Table table) {
      RecordTable records = new RecordTable(table.data(), table.layout().stride());
      records._check();
      return records;
    }
    if (value instanceof Scalar scalar) {
      return field.type() instanceof Type.Numeric number
          ? GeneratedNumbers.number(scalar.bits(), number.kind())
          : (Object) scalar.bits();
    }
    byte[] bytes = ((Blob) value).bytes();
    if (type == TerminatedText.class) {
      TerminatedText text = terminatedText().with(bytes);
      text._check();
      return text;
    }
    return type == String.class ? new String(bytes, charset(field)) : bytes;
  }

  /** An empty text with the terminator of the spec. */
  private TerminatedText terminatedText() {
    GeneratedField member = GeneratedClass.of(owner.getClass()).member(field.storage().member());
    Object[] more = member.arguments(owner, type, 0);
    return (TerminatedText) GeneratedClass.of(type).createRoot(null, more);
  }

  /** The encoding of {@code field} in generated code. */
  public static Charset charset(Field field) {
    return field.storage().latin() || !(field.type() instanceof Type.Text text)
        ? StandardCharsets.ISO_8859_1
        : Charset.forName(text.encoding());
  }

  /** Generated code can only read such a number: from the bytes of the adapter. */
  private static Object varint(
      KaitaiStruct.ReadWrite owner, Class<?> type, Type.Varint varint, Value value) {
    byte[] bytes =
        value instanceof Scalar scalar
            ? Adapter.named(varint.adapter()).encode(scalar.bits())
            : ((Blob) value).bytes();
    RecordStream stream = new RecordStream(ByteBuffer.wrap(bytes));
    KaitaiStruct.ReadWrite object = GeneratedClass.of(type).create(stream, owner, owner);
    object._read();
    return object;
  }
}
