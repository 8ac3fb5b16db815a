package dev.diptych.model.document;

import dev.diptych.model.schema.RecordLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Builds a {@link Table} row by row. */
public final class TableBuilder {
  /** Maximum size of a table in bytes, limited by Java arrays. */
  public static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  private final RecordLayout layout;
  private final byte[] defaults;
  private byte[] bytes;
  private ByteBuffer view;
  private int rows;

  /**
   * Creates a table builder.
   *
   * @param layout the columns
   * @param expected expected number of rows; only a hint
   */
  public TableBuilder(RecordLayout layout, int expected) {
    this.layout = layout;
    this.defaults = layout.defaultRecords(1);
    wrap(new byte[Math.max(1, expected) * layout.stride()]);
  }

  /** Reserves space for {@code more} rows; returns false if a table cannot hold them. */
  public boolean reserve(int more) {
    long end = ((long) rows + more) * layout.stride();
    if (end > MAX_BYTES) {
      return false;
    }
    if (end > bytes.length) {
      wrap(Arrays.copyOf(bytes, (int) end));
    }
    return true;
  }

  /** Starts a row with the default of each column, zero if there is none. */
  public void addRow() {
    int end = Math.multiplyExact(rows + 1, layout.stride());
    if (end > bytes.length) {
      long more = Math.min(MAX_BYTES, bytes.length + (long) (bytes.length >> 1));
      wrap(Arrays.copyOf(bytes, Math.max(end, (int) more)));
    }
    System.arraycopy(defaults, 0, bytes, rows * layout.stride(), defaults.length);
    rows++;
  }

  /**
   * Appends complete records; returns false if a table cannot hold them.
   *
   * @param records the records
   * @param more number of records
   */
  public boolean add(byte[] records, int more) {
    if (rows == 0) {
      wrap(records);
    } else if (!reserve(more)) {
      return false;
    } else {
      System.arraycopy(records, 0, bytes, rows * layout.stride(), more * layout.stride());
    }
    rows += more;
    return true;
  }

  /** Sets a number in the last row. */
  public void put(int column, long bits) {
    put(rows - 1, column, bits);
  }

  /** Sets a number in any row. */
  public void put(int row, int column, long bits) {
    RecordLayout.Column c = layout.columns().get(column);
    c.kind().put(view, row * layout.stride() + c.offset(), bits);
  }

  /** The columns. */
  public RecordLayout layout() {
    return layout;
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** Returns the rows as a table; the builder must not be used afterwards. */
  public Table build() {
    return new Table(layout, ByteBuffer.wrap(bytes, 0, rows * layout.stride()));
  }

  private void wrap(byte[] storage) {
    bytes = storage;
    view = ByteBuffer.wrap(storage).order(ByteOrder.LITTLE_ENDIAN);
  }
}
