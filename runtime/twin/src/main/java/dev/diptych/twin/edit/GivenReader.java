package dev.diptych.twin.edit;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.migrate.ByteConversion;
import dev.diptych.twin.migrate.ValueWord;

/** Reads what an edit puts into a document as a value of a type. */
record GivenReader(Schema schema) {
  /** The content as the value of a field that is not repeated, or of one element. */
  Value element(Field field, Given content) {
    Type type = field.type();
    if (content instanceof Given.OfWords words) {
      return words(field, words.words());
    }
    if (content instanceof Given.OfNumber number) {
      return Scalar.of(bits(field, number.numbers(), 0));
    }
    if (content instanceof Given.OfBytes bytes) {
      return bytes(field, bytes.bytes());
    }
    Value value = ((Given.OfValue) content).value();
    return require(field, value, fits(type, value));
  }

  /** The content as the value of a repeated field, with all elements. */
  Value all(Field field, Given content) {
    if (!(content instanceof Given.OfValue given)) {
      throw new RejectedEditException(
          "wrong-type",
          field.id() + " is repeated, and takes no single value",
          "give the index of an element, such as %s[0]".formatted(field.id()));
    }
    Value value = given.value();
    boolean many = value instanceof Table || value instanceof Sequence;
    return require(field, value, many && fits(field, value));
  }

  /** The bits of a number for a field or a column. */
  long bits(Field field, NumberArray numbers, int index) {
    Type type = field.type();
    if (ByteConversion.isBytes(type) || type.isStruct()) {
      throw wrongType(field, "a number");
    }
    Long bits = numbers.bits(index, schema, type);
    if (bits == null) {
      throw new RejectedEditException(
          "out-of-range", "%s is out of range for %s".formatted(numbers.word(index), field.id()));
    }
    return bits;
  }

  private Value words(Field field, String words) {
    try {
      return new ValueWord(schema, field.id(), field.type()).value(words);
    } catch (IllegalArgumentException e) {
      boolean isNumber = words.matches("-?\\d+(\\.\\d*)?");
      boolean isRange = isNumber && !ByteConversion.isBytes(field.type());
      String code = isRange ? "out-of-range" : "wrong-type";
      throw new RejectedEditException(code, String.valueOf(e.getMessage()));
    }
  }

  private static Value bytes(Field field, byte[] bytes) {
    if (!ByteConversion.isBytes(field.type())) {
      throw wrongType(field, "bytes");
    }
    ByteConversion conversion = new ByteConversion(new Type.Bytes(), field.type());
    Blob blob = conversion.convert(new Blob(bytes));
    if (blob == null) {
      throw new RejectedEditException(
          "out-of-range",
          "%s cannot have these bytes: %s".formatted(field.id(), conversion.problem()));
    }
    return blob;
  }

  private boolean isLikeRowsOf(Field field, Table table) {
    RecordLayout own = schema.layout(field);
    return own.struct().name().equals(table.layout().struct().name())
        && own.struct().fields().equals(table.layout().struct().fields());
  }

  private boolean fits(Type type, Value value) {
    if (value instanceof Struct struct) {
      return type.structs().contains(struct.type().name()) && fits(struct);
    }
    if (value instanceof Blob blob) {
      Frame frame =
          type instanceof Type.Text text
              ? text.frame()
              : type instanceof Type.Bytes bytes ? bytes.frame() : null;
      boolean sized = !(frame instanceof Frame.FixedSize size) || size.size() == blob.length();
      return frame != null && sized;
    }
    return value instanceof Scalar && !type.isStruct() && !ByteConversion.isBytes(type);
  }

  /** Whether a struct, perhaps of another program's schema, is one of this schema. */
  private boolean fits(Struct struct) {
    StructType type = struct.type();
    StructType own = schema.structs().get(type.name());
    boolean fits = own != null && (own == type || own.fields().equals(type.fields()));
    for (int i = 0; fits && i < type.fields().size(); i++) {
      Value value = struct.get(i);
      fits = value == null || fits(type.fields().get(i), value);
    }
    return fits;
  }

  private boolean fits(Field field, Value value) {
    if (value instanceof Table table) {
      return field.table() && isLikeRowsOf(field, table);
    }
    return value instanceof Sequence sequence
        ? sequence.elements().stream().allMatch(each -> fits(field.type(), each))
        : fits(field.type(), value);
  }

  private static Value require(Field field, Value value, boolean fits) {
    if (!fits) {
      throw wrongType(field, value instanceof Struct struct ? struct.type().name() : "this value");
    }
    return value;
  }

  private static RejectedEditException wrongType(Field field, String given) {
    return new RejectedEditException("wrong-type", "%s cannot be %s".formatted(field.id(), given));
  }
}
