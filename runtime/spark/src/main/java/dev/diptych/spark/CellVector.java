package dev.diptych.spark;

import dev.diptych.table.Cells;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.vectorized.ColumnVector;
import org.apache.spark.sql.vectorized.ColumnarArray;
import org.apache.spark.sql.vectorized.ColumnarMap;
import org.apache.spark.unsafe.types.UTF8String;

/** Cells as a column of Spark, without a copy. */
final class CellVector extends ColumnVector {
  private final Cells cells;

  CellVector(Cells cells) {
    super(SparkTypes.of(cells.type()));
    this.cells = cells;
  }

  @Override
  public void close() {
    // The cells belong to the reader.
  }

  @Override
  public boolean hasNull() {
    return cells.hasMissing();
  }

  @Override
  public int numNulls() {
    return cells.missing();
  }

  @Override
  public boolean isNullAt(int row) {
    return cells.isMissing(row);
  }

  @Override
  public boolean getBoolean(int row) {
    return cells.bits(row) != 0;
  }

  @Override
  public byte getByte(int row) {
    return (byte) cells.bits(row);
  }

  @Override
  public short getShort(int row) {
    return (short) cells.bits(row);
  }

  @Override
  public int getInt(int row) {
    return (int) cells.bits(row);
  }

  @Override
  public long getLong(int row) {
    return cells.bits(row);
  }

  @Override
  public float getFloat(int row) {
    return cells.float32(row);
  }

  @Override
  public double getDouble(int row) {
    return cells.float64(row);
  }

  @Override
  public Decimal getDecimal(int row, int precision, int scale) {
    BigInteger number = new BigInteger(Long.toUnsignedString(cells.bits(row)));
    return Decimal.apply(new BigDecimal(number), precision, scale);
  }

  @Override
  public UTF8String getUTF8String(int row) {
    return UTF8String.fromString(cells.text(row));
  }

  @Override
  public byte[] getBinary(int row) {
    return cells.bytes(row);
  }

  @Override
  public ColumnarArray getArray(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ColumnarMap getMap(int row) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ColumnVector getChild(int ordinal) {
    throw new UnsupportedOperationException();
  }
}
