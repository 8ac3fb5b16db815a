package dev.diptych.table;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * Makes cells of values.
 *
 * @param type the type of the cells
 * @param source the type of the values
 * @param names the names of the numbers, or null
 */
record CellReader(ColumnType type, Type source, @Nullable EnumType names) {
  /** A reader for numbers. */
  static CellReader of(Type.Numeric number, Schema schema) {
    return named(number, ColumnType.of(number.kind()), schema);
  }

  /** A reader for values of {@code type}; null for structs and for what is no content. */
  static @Nullable CellReader of(Type type, Schema schema) {
    if (type instanceof Type.Numeric number) {
      return of(number, schema);
    }
    if (type instanceof Type.Bits bits) {
      return named(bits, ColumnType.unsigned(bits.width()), schema);
    }
    if (type instanceof Type.Varint) {
      return new CellReader(ColumnType.UINT32, type, null);
    }
    if (type instanceof Type.Text) {
      return new CellReader(ColumnType.TEXT, type, null);
    }
    return type instanceof Type.Bytes ? new CellReader(ColumnType.BYTES, type, null) : null;
  }

  private static CellReader named(Type type, ColumnType number, Schema schema) {
    EnumType names = type.flags() ? null : schema.names(type.names());
    return new CellReader(names == null ? number : ColumnType.TEXT, type, names);
  }

  /** Adds a cell for {@code value}, which is missing if it is null. */
  void read(@Nullable Value value, Cells into) {
    if (value instanceof Scalar scalar) {
      number(scalar.bits(), into);
    } else if (value instanceof Blob blob) {
      blob(blob, into);
    } else {
      into.addMissing();
    }
  }

  /** Adds a cell for a number. */
  void number(long bits, Cells into) {
    if (names == null) {
      into.add(bits);
    } else {
      String name = names.nameOf(bits);
      into.add(name == null ? digits(bits) : name);
    }
  }

  /** A number that has no name. */
  private String digits(long bits) {
    ColumnType number =
        source instanceof Type.Numeric numeric ? ColumnType.of(numeric.kind()) : ColumnType.UINT64;
    return switch (number) {
      case UINT64 -> Long.toUnsignedString(bits);
      case FLOAT32 -> Float.toString(Float.intBitsToFloat((int) bits));
      case FLOAT64 -> Double.toString(Double.longBitsToDouble(bits));
      default -> Long.toString(bits);
    };
  }

  private void blob(Blob blob, Cells into) {
    if (source instanceof Type.Text text) {
      byte[] bytes = text.frame().value(blob.bytes());
      into.add(new String(bytes, Charset.forName(text.encoding())));
    } else if (source instanceof Type.Bytes bytes) {
      into.add(bytes.frame().value(blob.bytes()));
    } else if (source instanceof Type.Varint varint) {
      Long number = Adapter.named(varint.adapter()).decode(blob.bytes());
      if (number == null) {
        into.addMissing();
      } else {
        into.add(number);
      }
    } else {
      into.addMissing();
    }
  }
}
