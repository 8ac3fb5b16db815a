package dev.diptych.spark;

import java.util.Arrays;
import java.util.Objects;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarArray;
import org.apache.spark.sql.vectorized.ColumnarMap;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** A text, a number or a struct of them that all rows of a file have. */
final class ConstantVector extends ColumnVector {
  private final @Nullable Object value;
  private final ConstantVector[] children;

  private ConstantVector(DataType type, @Nullable Object value, ConstantVector... children) {
    super(type);
    this.value = value;
    this.children = children;
  }

  /** A text, which may be missing. */
  static ConstantVector text(@Nullable String text) {
    return new ConstantVector(DataTypes.StringType, UTF8String.fromString(text));
  }

  /** Some fields of the metadata of a file. */
  static ConstantVector metadata(InputFile file, StructType fields) {
    ConstantVector[] children =
        Arrays.stream(fields.fields())
            .map(
                field ->
                    new ConstantVector(field.dataType(), FileMetadata.value(file, field.name())))
            .toArray(ConstantVector[]::new);
    return new ConstantVector(fields, children, children);
  }

  @Override
  public void close() {
    // Nothing is held.
  }

  @Override
  public boolean hasNull() {
    return value == null;
  }

  @Override
  public int numNulls() {
    // The number of rows is not known here; Spark only asks whether there are any.
    return value == null ? Integer.MAX_VALUE : 0;
  }

  @Override
  public boolean isNullAt(int row) {
    return value == null;
  }

  @Override
  public long getLong(int row) {
    return (Long) Objects.requireNonNull(value);
  }

  @Override
  public UTF8String getUTF8String(int row) {
    return (UTF8String) Objects.requireNonNull(value);
  }

  @Override
  public ColumnVector getChild(int ordinal) {
    return children[ordinal];
  }

  @Override
  public boolean getBoolean(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public byte getByte(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public short getShort(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int getInt(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public float getFloat(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public double getDouble(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Decimal getDecimal(int row, int precision, int scale) {
    throw new UnsupportedOperationException();
  }

  @Override
  public byte[] getBinary(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ColumnarArray getArray(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ColumnarMap getMap(int row) {
    throw new UnsupportedOperationException();
  }
}
