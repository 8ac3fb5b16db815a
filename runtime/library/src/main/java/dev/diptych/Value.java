package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.edit.Given;
import dev.diptych.twin.edit.NumberArray;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A value of a document, to read. Immutable and thread-safe. */
public sealed interface Value {
  /** A number of any width. */
  final class Numeric implements Value {
    private final @Nullable ScalarKind kind;
    private final long bits;
    private final @Nullable EnumType names;

    Numeric(@Nullable ScalarKind kind, long bits, @Nullable EnumType names) {
      this.kind = kind;
      this.bits = bits;
      this.names = names;
    }

    /** {@return whether it is a float} */
    public boolean isFloat() {
      return kind != null && kind.isFloat();
    }

    /**
     * {@return the integer} One of 64 bits without a sign that is greater than {@link
     * Long#MAX_VALUE} is negative, as for {@link Long#toUnsignedString(long)}.
     *
     * @throws ArithmeticException if it is a float
     */
    public long longValue() {
      if (isFloat()) {
        throw new ArithmeticException("not an integer: " + this);
      }
      return bits;
    }

    /** {@return the number; integers of more than 53 bits are rounded} */
    public double doubleValue() {
      return Numbers.toDouble(kind, bits);
    }

    /**
     * {@return the bits as they are in the file: of a float, its IEEE 754 pattern, so that NaN
     * payloads can be told apart}
     */
    public long bits() {
      return bits;
    }

    /** {@return the name that the format gives to this number, such as a member of an enum} */
    public Optional<String> name() {
      return Optional.ofNullable(names == null ? null : names.nameOf(bits));
    }

    /** {@return the number in decimal digits} */
    @Override
    public String toString() {
      return Numbers.toString(kind, bits);
    }

    /** The number for an edit, with all of its bits. */
    Given given() {
      if (!isFloat()) {
        // In decimal digits, integers of 64 bits without a sign are what they are.
        return new Given.OfWords(toString());
      }
      return new Given.OfNumber(
          requireNonNull(kind).width() == 4
              ? new NumberArray.Floats(new float[] {Float.intBitsToFloat((int) bits)})
              : new NumberArray.Doubles(new double[] {Double.longBitsToDouble(bits)}));
    }
  }

  /** A string in the encoding of its field. */
  final class Text implements Value {
    private final byte[] bytes;
    private final byte[] value;
    private final String encoding;

    Text(byte[] bytes, Frame frame, String encoding) {
      this.bytes = bytes;
      this.value = frame.value(bytes);
      this.encoding = encoding;
    }

    /**
     * {@return the characters, without terminator and padding; empty if they are not valid in the
     * encoding of the field}
     */
    public Optional<String> characters() {
      try {
        ByteBuffer all = ByteBuffer.wrap(value);
        return Optional.of(Charset.forName(encoding).newDecoder().decode(all).toString());
      } catch (CharacterCodingException e) {
        return Optional.empty();
      }
    }

    /**
     * {@return a copy of the bytes of the field, as they are in the file} If the size of the field
     * does not depend on its characters, these are all of its bytes: those of the characters and
     * {@link #padding}.
     */
    public byte[] bytes() {
      return bytes.clone();
    }

    /**
     * {@return a copy of those of {@link #bytes} that follow the characters} They are a terminator,
     * padding, and whatever a program left there; empty if the size of the field depends on its
     * characters.
     */
    public byte[] padding() {
      return Arrays.copyOfRange(bytes, value.length, bytes.length);
    }

    /** {@return the characters; invalid bytes are replaced} */
    @Override
    public String toString() {
      return new String(value, Charset.forName(encoding));
    }
  }

  /** Bytes without further meaning. */
  final class Bytes implements Value {
    private final byte[] bytes;

    Bytes(byte[] bytes) {
      this.bytes = bytes;
    }

    /** {@return a copy of the bytes} */
    public byte[] bytes() {
      return bytes.clone();
    }

    /** {@return the number of bytes} */
    public int size() {
      return bytes.length;
    }

    /** {@return the bytes in hexadecimal digits} */
    @Override
    public String toString() {
      return HexFormat.of().formatHex(bytes);
    }
  }

  /** The elements of a repeated field that is not a table. */
  final class Elements implements Value {
    private final ValueView view;
    private final Sequence elements;

    Elements(ValueView view, Sequence elements) {
      this.view = view;
      this.elements = elements;
    }

    /** {@return the number of elements} */
    public int size() {
      return elements.elements().size();
    }

    /**
     * {@return an element}
     *
     * @param index its index, from 0
     * @throws IndexOutOfBoundsException if there is none
     */
    public Value get(int index) {
      return view.of(elements.elements().get(index));
    }

    /** The elements. */
    Sequence sequence() {
      return elements;
    }

    /** {@return all elements as a new list} */
    public List<Value> toList() {
      return elements.elements().stream().map(view::of).toList();
    }

    @Override
    public String toString() {
      return size() + " elements";
    }
  }

  /** Repeated structs of plain numbers: rows and columns, without an object for each row. */
  final class Table implements Value {
    private final dev.diptych.model.document.Table table;
    private final Schema schema;

    Table(dev.diptych.model.document.Table table, Schema schema) {
      this.table = table;
      this.schema = schema;
    }

    /** The rows. */
    dev.diptych.model.document.Table table() {
      return table;
    }

    /** {@return the number of rows} */
    public int rows() {
      return table.rows();
    }

    /** {@return the ids of the columns, in the order of the file} */
    public List<String> columns() {
      return table.layout().columns().stream().map(column -> column.field().id()).toList();
    }

    /**
     * Copies a column to a new array. Integers of more than 53 bits are rounded.
     *
     * @param column its id
     * @return one number for each row
     * @throws NoSuchElementException if there is no such column
     */
    public double[] doubles(String column) {
      requireNonNull(column, "column");
      int at = index(column);
      ScalarKind kind = kind(at);
      double[] all = new double[table.rows()];
      for (int row = 0; row < all.length; row++) {
        all[row] = Numbers.toDouble(kind, table.bits(row, at));
      }
      return all;
    }

    /**
     * Copies a column to a new array. Floats of 32 bits keep all of their bits; other numbers are
     * rounded.
     *
     * @param column its id
     * @return one number for each row
     * @throws NoSuchElementException if there is no such column
     */
    public float[] floats(String column) {
      requireNonNull(column, "column");
      int at = index(column);
      ScalarKind kind = kind(at);
      float[] all = new float[table.rows()];
      for (int row = 0; row < all.length; row++) {
        all[row] = Numbers.toFloat(kind, table.bits(row, at));
      }
      return all;
    }

    /**
     * Copies a column of integers to a new array.
     *
     * @param column its id
     * @return one number for each row, as for {@link Numeric#longValue}
     * @throws NoSuchElementException if there is no such column
     * @throws ArithmeticException if its numbers are floats
     */
    public long[] longs(String column) {
      requireNonNull(column, "column");
      int at = index(column);
      if (kind(at).isFloat()) {
        throw new ArithmeticException("not a column of integers: " + column);
      }
      long[] all = new long[table.rows()];
      for (int row = 0; row < all.length; row++) {
        all[row] = table.bits(row, at);
      }
      return all;
    }

    /**
     * {@return the number in a cell}
     *
     * @param row its row, from 0
     * @param column the id of its column
     * @throws IndexOutOfBoundsException if there is no such row
     * @throws NoSuchElementException if there is no such column
     */
    public Numeric get(int row, String column) {
      requireNonNull(column, "column");
      int at = index(column);
      require(row);
      return ValueView.cell(schema, table, row, at);
    }

    /**
     * Returns a row.
     *
     * @param row its index, from 0
     * @return a struct, or a number if the table has no structs but numbers
     * @throws IndexOutOfBoundsException if there is no such row
     */
    public Value get(int row) {
      require(row);
      return ValueView.row(schema, table, row);
    }

    private void require(int row) {
      if (row < 0 || row >= table.rows()) {
        throw new IndexOutOfBoundsException("row " + row + " of " + table.rows());
      }
    }

    private int index(String column) {
      int at = columns().indexOf(column);
      if (at < 0) {
        throw new NoSuchElementException(
            "no column '" + column + "'; the columns are " + String.join(", ", columns()));
      }
      return at;
    }

    private ScalarKind kind(int column) {
      return table.layout().columns().get(column).kind();
    }

    @Override
    public String toString() {
      return rows() + " rows of " + String.join(", ", columns());
    }
  }

  /** A type with fields. */
  final class Struct implements Value {
    private final Schema schema;
    private final dev.diptych.model.document.Struct struct;

    Struct(Schema schema, dev.diptych.model.document.Struct struct) {
      this.schema = schema;
      this.struct = struct;
    }

    /** {@return the name of its type in the spec, such as {@code input_animation_types::curve}} */
    public String type() {
      return struct.type().name();
    }

    /** {@return the ids of the fields that are present, in the order of the file} */
    public List<String> fields() {
      List<String> present = new ArrayList<>();
      for (int i = 0; i < struct.type().fields().size(); i++) {
        if (struct.get(i) != null) {
          present.add(struct.type().fields().get(i).id());
        }
      }
      return present;
    }

    /**
     * Returns the value of a field, or of a field of its value, and so on.
     *
     * @param path ids of the spec, as in the locations of diagnostics: {@code
     *     chunks[2].header.size}; an index selects an element or a row, from 0
     * @return the value; empty if the path does not lead to one, because a field is absent or not
     *     of this type, or an index is too large
     */
    public Optional<Value> find(String path) {
      requireNonNull(path, "path");
      return new ValuePath(path).in(this).found();
    }

    /**
     * {@return the value at a path}
     *
     * @param path as for {@link #find}
     * @throws NoSuchElementException if there is none; its message says how far the path leads
     */
    public Value get(String path) {
      requireNonNull(path, "path");
      return new ValuePath(path).in(this).require();
    }

    /**
     * {@return the table at a path}
     *
     * @param path as for {@link #find}
     * @throws NoSuchElementException if there is no table; its message says how far the path leads
     */
    public Table table(String path) {
      requireNonNull(path, "path");
      if (get(path) instanceof Table table) {
        return table;
      }
      throw new NoSuchElementException("'" + path + "' is not a table");
    }

    @Override
    public String toString() {
      return type() + " with " + String.join(", ", fields());
    }

    /** The value of a field; null if it is absent. */
    @Nullable Value field(int index) {
      dev.diptych.model.document.Value value = struct.get(index);
      return value == null
          ? null
          : new ValueView(schema, struct.type().fields().get(index)).of(value);
    }

    /** The fields. */
    dev.diptych.model.document.Struct struct() {
      return struct;
    }

    dev.diptych.model.schema.StructType structType() {
      return struct.type();
    }
  }
}
