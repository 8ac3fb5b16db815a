package dev.diptych.text.print;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.literal.BytesLiteral;
import dev.diptych.text.literal.StringLiteral;
import dev.diptych.text.number.IntegerPrinter;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Prints single values: as attributes, in tuples and in cells of rows. */
final class ScalarPrinter {
  /** Maximum length of a line before a tuple continues on the next. */
  private static final int LINE = 96;

  private final Schema schema;
  private final TextOutput out;
  private final boolean breaksLines;

  /** By the types themselves: comparing them would cost more than a printer. */
  private final IdentityHashMap<Type, NumberPrinter> printers = new IdentityHashMap<>();

  ScalarPrinter(Schema schema, TextOutput out) {
    this(schema, out, true);
  }

  private ScalarPrinter(Schema schema, TextOutput out, boolean breaksLines) {
    this.schema = schema;
    this.out = out;
    this.breaksLines = breaksLines;
  }

  /** A printer of values in comments: on one line. */
  static ScalarPrinter ofComments(Schema schema, TextOutput out) {
    return new ScalarPrinter(schema, out, false);
  }

  void attribute(Field field, Value value) {
    attribute(field.name(), field, value);
  }

  void attribute(String name, Field field, Value value) {
    out.begin();
    out.buffer().putAscii(name);
    out.buffer().putAscii(" = ");
    value(field.type(), value);
    out.end();
  }

  void tuple(Field field, Sequence sequence) {
    List<Value> elements = sequence.elements();
    tuple(field, elements.size(), i -> value(field.type(), elements.get(i)));
  }

  void tuple(Field field, Type.Numeric type, Table table) {
    NumberPrinter printer = printer(type);
    tuple(field, table.rows(), i -> printer.print(table.bits(i, 0), out.buffer()));
  }

  private void tuple(Field field, int count, IntConsumer element) {
    out.begin();
    out.buffer().putAscii(field.attribute());
    out.buffer().putAscii(" = (");
    String before = "";
    long lineStart = out.position();
    for (int i = 0; i < count; i++) {
      if (out.position() - lineStart > LINE) {
        before = out.lineBreak();
        out.spill();
        lineStart = out.position();
      }
      out.buffer().putAscii(before);
      element.accept(i);
      before = " ";
    }
    out.buffer().put((byte) ')');
    out.end();
  }

  /** Prints a row: the key, then the other cells without trailing defaults. */
  void row(RowShape row, Struct struct) {
    ByteBuilder buffer = out.buffer();
    List<RowShape.Cell> cells = row.cells();
    out.begin();
    if (row.key() >= 0) {
      cell(cells.get(row.key()), struct);
      buffer.put((byte) ' ');
    }
    buffer.put((byte) '(');
    boolean first = true;
    for (int i = 0; i <= lastNonDefault(row, struct); i++) {
      if (i != row.key()) {
        if (!first) {
          buffer.put((byte) ' ');
        }
        cell(cells.get(i), struct);
        first = false;
      }
    }
    buffer.put((byte) ')');
    out.end();
  }

  private static int lastNonDefault(RowShape row, Struct struct) {
    int last = row.cells().size() - 1;
    while (last >= 0) {
      RowShape.Cell cell = row.cells().get(last);
      Long bits = cell.field().defaultBits();
      boolean omitted =
          last == row.key()
              || (bits != null && new Scalar(bits).equals(CellAccess.get(struct, cell)));
      if (!omitted) {
        return last;
      }
      last--;
    }
    return last;
  }

  private void cell(RowShape.Cell cell, Struct struct) {
    value(cell.field().type(), CellAccess.get(struct, cell));
  }

  /** Prints one value of {@code type}. */
  void value(Type type, Value value) {
    if (value instanceof Reference reference) {
      byte[] words = reference.toString().getBytes(StandardCharsets.UTF_8);
      StringLiteral.print(words, StandardCharsets.UTF_8, out.buffer());
    } else if (type instanceof Type.Bits bits) {
      printer(bits).print(((Scalar) value).bits(), out.buffer());
    } else if (type instanceof Type.Numeric numeric && value instanceof Scalar scalar) {
      printer(numeric).print(scalar.bits(), out.buffer());
    } else if (type instanceof Type.Varint varint && value instanceof Scalar scalar) {
      printer(varint).print(scalar.bits(), out.buffer());
    } else if (value instanceof Scalar scalar) {
      integer(scalar.bits());
    } else if (!(type instanceof Type.Text text) || !string(text, (Blob) value)) {
      bytes(((Blob) value).bytes());
    }
  }

  /** The printer of a type, which is the same for all values of a field. */
  NumberPrinter printer(Type type) {
    NumberPrinter known = printers.get(type);
    return known == null ? printers.computeIfAbsent(type, this::newPrinter) : known;
  }

  private NumberPrinter newPrinter(Type type) {
    if (type instanceof Type.Bits bits) {
      return NumberPrinter.of(schema, bits);
    }
    return type instanceof Type.Numeric numeric
        ? NumberPrinter.of(schema, numeric)
        : NumberPrinter.of((Type.Varint) type);
  }

  private void bytes(byte[] bytes) {
    if (breaksLines) {
      out.bytes(bytes);
    } else {
      BytesLiteral.print(bytes, "", out.buffer(), out::spill);
    }
  }

  /** Prints {@code value} in quotes; returns false and prints nothing if that is not possible. */
  private boolean string(Type.Text type, Blob value) {
    byte[] bytes = shown(type, value);
    if (bytes == null) {
      return false;
    }
    if (schema.style().rawStrings()) {
      return StringLiteral.printRaw(bytes, out.buffer());
    }
    StringLiteral.print(bytes, Charset.forName(type.encoding()), out.buffer());
    return true;
  }

  /** The bytes between the quotes, or null if quotes would lose information. */
  private static byte @Nullable [] shown(Type.Text type, Blob value) {
    return type.frame() instanceof Frame.FixedSize fixedSize
        ? fixedSize.decode(value.bytes())
        : value.bytes();
  }

  private void integer(long value) {
    ByteBuilder buffer = out.buffer();
    buffer.ensure(IntegerPrinter.MAX_LENGTH);
    buffer.setLength(IntegerPrinter.print(value, buffer.array(), buffer.length()));
  }
}
