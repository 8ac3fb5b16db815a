package dev.diptych.model.document;

import dev.diptych.model.schema.RecordLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Gathers rows into a {@link Table}, growing as rows come. */
public final class TableBuilder {
  /** Bytes that a table can have at most: what Java can index. */
  public static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  private final RecordLayout layout;
  private final byte[] defaults;
  private byte[] bytes;
  private ByteBuffer view;
  private int rows;

  /**
   * An empty builder.
   *
   * @param layout the columns
   * @param expected how many rows are expected; only a hint
   */
  public TableBuilder(RecordLayout layout, int expected) {
    this.layout = layout;
    this.defaults = layout.defaultRecords(1);
    wrap(new byte[Math.max(1, expected) * layout.stride()]);
  }

  /** Makes room for {@code more} rows and tells whether a table can have so many. */
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

  /** Begins a row of the numbers that columns have when nobody says, zero where there is none. */
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
   * Adds rows that are records already, and tells whether a table can have so many.
   *
   * @param records so many records, to be kept
   * @param more how many they are
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

  /** Sets a number of the row begun last. */
  public void put(int column, long bits) {
    put(rows - 1, column, bits);
  }

  /** Sets a number of any row there is. */
  public void put(int row, int column, long bits) {
    RecordLayout.Column c = layout.columns().get(column);
    c.kind().put(view, row * layout.stride() + c.offset(), bits);
  }

  /** The columns. */
  public RecordLayout layout() {
    return layout;
  }

  /** Number of rows so far. */
  public int rows() {
    return rows;
  }

  /** The rows so far, as a table; the builder must not be used after. */
  public Table build() {
    return new Table(layout, ByteBuffer.wrap(bytes, 0, rows * layout.stride()));
  }

  private void wrap(byte[] storage) {
    bytes = storage;
    view = ByteBuffer.wrap(storage).order(ByteOrder.LITTLE_ENDIAN);
  }
}
