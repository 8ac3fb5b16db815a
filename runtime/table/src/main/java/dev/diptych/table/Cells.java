package dev.diptych.table;

import dev.diptych.model.schema.ScalarKind;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The cells of a column in some rows, which are added in their order. */
public final class Cells {
  private static final int INITIAL = 64;

  private final ColumnType type;
  private final BitSet missing = new BitSet();
  private long[] bits = new long[0];
  private @Nullable Object[] objects = new Object[0];
  private int count;
  private long size;

  /** No cells. */
  public Cells(ColumnType type) {
    this.type = type;
  }

  /** What the cells are. */
  public ColumnType type() {
    return type;
  }

  /** The number of cells. */
  public int count() {
    return count;
  }

  /** The approximate number of bytes of texts and byte strings. */
  long size() {
    return size;
  }

  /** Adds a number: an integer sign- or zero-extended, the bits of a float, or 1 for true. */
  public void add(long number) {
    if (count == bits.length) {
      bits = Arrays.copyOf(bits, Math.max(INITIAL, 2 * count));
    }
    bits[count++] = number;
  }

  /** Adds the numbers of a column of a table in some rows. */
  void add(ScalarKind kind, ByteBuffer data, int at, int stride, int rows) {
    if (count + rows > bits.length) {
      bits = Arrays.copyOf(bits, Math.max(count + rows, 2 * count));
    }
    kind.get(data, at, stride, bits, count, rows);
    count += rows;
  }

  /** Adds a text some times. */
  void add(String text, int times) {
    if (count + times > objects.length) {
      objects = Arrays.copyOf(objects, Math.max(count + times, 2 * count));
    }
    Arrays.fill(objects, count, count + times, text);
    count += times;
    size += (long) text.length() * times;
  }

  /** Adds a text. */
  public void add(String text) {
    addObject(text);
    size += text.length();
  }

  /** Adds bytes, which are shared. */
  public void add(byte[] bytes) {
    addObject(bytes);
    size += bytes.length;
  }

  /** Adds a missing cell. */
  public void addMissing() {
    missing.set(count);
    if (type.sort().isNumber()) {
      add(0);
    } else {
      addObject(null);
    }
  }

  /** Adds a cell of others, which have the same type. */
  public void addFrom(Cells others, int row) {
    if (others.isMissing(row)) {
      addMissing();
    } else if (type.sort().isNumber()) {
      add(others.bits(row));
    } else if (type == ColumnType.TEXT) {
      add(others.text(row));
    } else {
      add(others.bytes(row));
    }
  }

  private void addObject(@Nullable Object object) {
    if (count == objects.length) {
      objects = Arrays.copyOf(objects, Math.max(INITIAL, 2 * count));
    }
    objects[count++] = object;
  }

  /** Whether any cell is missing. */
  public boolean hasMissing() {
    return !missing.isEmpty();
  }

  /** The number of missing cells. */
  public int missing() {
    return missing.cardinality();
  }

  /** Whether a cell is missing. */
  public boolean isMissing(int row) {
    return missing.get(row);
  }

  /** The bits of a number. */
  public long bits(int row) {
    return bits[row];
  }

  /** A float of 32 bits. */
  public float float32(int row) {
    return Float.intBitsToFloat((int) bits[row]);
  }

  /** A float of 64 bits. */
  public double float64(int row) {
    return Double.longBitsToDouble(bits[row]);
  }

  /** A text that is not missing. */
  public String text(int row) {
    return (String) Objects.requireNonNull(objects[row]);
  }

  /** Bytes that are not missing; shared, must not be changed. */
  public byte[] bytes(int row) {
    return (byte[]) Objects.requireNonNull(objects[row]);
  }

  /** Removes all cells. */
  void clear() {
    Arrays.fill(objects, 0, Math.min(count, objects.length), null);
    missing.clear();
    count = 0;
    size = 0;
  }
}
