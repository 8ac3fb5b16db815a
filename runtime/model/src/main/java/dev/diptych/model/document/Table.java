package dev.diptych.model.document;

import dev.diptych.model.schema.RecordLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Rows of plain numbers, kept as the bytes in the file: no object per row, and no copy of a mapped
 * file. Tables are equal if their bytes are.
 */
public final class Table implements Value {
  /** The rows that one loop visits: a loop that runs often is compiled early. */
  private static final int BLOCK = 512;

  private final RecordLayout layout;
  private final ByteBuffer data;
  private final int rows;

  /**
   * Creates a table.
   *
   * @param layout its columns
   * @param data its records, a whole number of them; shared, must not be changed
   */
  public Table(RecordLayout layout, ByteBuffer data) {
    this.layout = layout;
    this.data = data.slice().order(ByteOrder.LITTLE_ENDIAN);
    this.rows = data.remaining() / layout.stride();
    if (rows * layout.stride() != data.remaining()) {
      throw new IllegalArgumentException("incomplete record");
    }
  }

  /** Creates a table without rows. */
  public static Table empty(RecordLayout layout) {
    return new Table(layout, ByteBuffer.allocate(0));
  }

  /** The columns. */
  public RecordLayout layout() {
    return layout;
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** The bits of the number at {@code row} and {@code column}, both from 0. */
  public long bits(int row, int column) {
    RecordLayout.Column c = layout.columns().get(column);
    return c.kind().get(data, row * layout.stride() + c.offset());
  }

  /** Whether {@code other}, of the same layout, has as many rows and the same bits in a column. */
  @SuppressWarnings("ReferenceEquality") // Comparing all bytes would take as long.
  public boolean hasColumnOf(Table other, int column) {
    if (other == this) {
      return true;
    }
    boolean same = rows == other.rows;
    ColumnBits bits = ColumnBits.of(layout, column);
    for (int from = 0; same && from < rows; from += BLOCK) {
      same = bits.same(data, other.data, from, Math.min(rows, from + BLOCK));
    }
    return same;
  }

  /** Whether all rows have the same bits in a column. */
  public boolean hasOnly(int column, long bits) {
    boolean only = true;
    ColumnBits all = ColumnBits.of(layout, column);
    for (int from = 0; only && from < rows; from += BLOCK) {
      only = all.only(data, bits, from, Math.min(rows, from + BLOCK));
    }
    return only;
  }

  /** Whether all rows have finite numbers in a column; integers are. */
  public boolean isFinite(int column) {
    boolean finite = true;
    ColumnBits all = ColumnBits.of(layout, column);
    for (int from = 0; finite && from < rows; from += BLOCK) {
      finite = all.finite(data, from, Math.min(rows, from + BLOCK));
    }
    return finite;
  }

  /** All records, as a new read-only little-endian view. */
  public ByteBuffer data() {
    return data.asReadOnlyBuffer().order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * All records, for encoding: a view that can be read as an array. It is shared and must not be
   * written to.
   */
  public ByteBuffer shared() {
    return data.duplicate().order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Table table
        && layout.struct().name().equals(table.layout.struct().name())
        && (shares(table) || data.equals(table.data));
  }

  /** Whether both tables share the same memory, so that no comparison is needed. */
  private boolean shares(Table table) {
    return data.hasArray()
        && table.data.hasArray()
        && data.array() == table.data.array()
        && data.arrayOffset() == table.data.arrayOffset()
        && data.remaining() == table.data.remaining();
  }

  @Override
  public int hashCode() {
    return data.hashCode();
  }

  @Override
  public String toString() {
    return "Table[" + layout.struct() + " x " + rows + "]";
  }
}
