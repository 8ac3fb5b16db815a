package dev.diptych.animation.recording;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Values in the documents of recordings. */
final class Values {
  private Values() {}

  /** The number in a field. */
  static long number(Struct struct, String field) {
    return ((Scalar) struct.require(field)).bits();
  }

  /** The float in a field. */
  static float real(Struct struct, String field) {
    return Float.intBitsToFloat((int) number(struct, field));
  }

  /** The bytes in a field. */
  static byte[] bytes(Struct struct, String field) {
    return ((Blob) struct.require(field)).bytes();
  }

  /** The structs in a field. */
  static List<Value> structs(Struct struct, String field) {
    return ((Sequence) struct.require(field)).elements();
  }

  /** The float in a field. */
  static float real(Struct struct, int field) {
    return Float.intBitsToFloat((int) ((Scalar) Objects.requireNonNull(struct.get(field))).bits());
  }

  /** A struct of floats. */
  static Struct reals(StructType type, float[] numbers) {
    @Nullable Value[] values = new Value[numbers.length];
    for (int field = 0; field < numbers.length; field++) {
      values[field] = of(numbers[field]);
    }
    return new Struct(type, values);
  }

  /** A float in a row. */
  static float real(Table table, int row, int column) {
    return Float.intBitsToFloat((int) table.bits(row, column));
  }

  /** The bits of a float. */
  static long bits(float value) {
    return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
  }

  /** A float as the value of a field. */
  static Value of(float value) {
    return new Scalar(bits(value));
  }

  /** A number as the value of a field. */
  static Value of(long value) {
    return Scalar.of(value);
  }

  /** Bytes as the value of a field. */
  static Value of(byte[] bytes) {
    return new Blob(bytes);
  }

  /** An empty table for a field. */
  static TableBuilder table(Schema schema, StructType owner, String field, int rows) {
    return new TableBuilder(schema.layout(owner.field(field)), rows);
  }

  /** The type of a struct in a field. */
  static StructType type(Schema schema, StructType owner, String field) {
    return schema.struct((Type.Nested) owner.field(field).type());
  }

  /** A struct with the values of some of its fields; the others follow from them. */
  static Struct struct(StructType type, Map<String, Value> fields) {
    @Nullable Value[] values = new Value[type.fields().size()];
    fields.forEach((field, value) -> values[type.indexOf(field)] = value);
    return Deriver.complete(type, values);
  }
}
