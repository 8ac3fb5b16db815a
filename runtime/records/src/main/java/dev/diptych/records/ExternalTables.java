package dev.diptych.records;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables that are part of a stream without standing in its buffer: nobody copies them. The stream
 * is always before, between or behind them, never within.
 */
final class ExternalTables {
  private final List<ExternalTable> tables;
  private final int total;
  private int passed;
  private int before;

  /**
   * Tables.
   *
   * @param all those that are there
   * @param total how many bytes there will be, with those that are yet to come
   */
  ExternalTables(List<ExternalTable> all, int total) {
    this.tables = new ArrayList<>(all);
    this.total = total;
  }

  /** Tables that are all there. */
  static ExternalTables of(List<ExternalTable> all) {
    return new ExternalTables(all, all.stream().mapToInt(ExternalTable::length).sum());
  }

  /** All tables, in the order of the stream. */
  List<ExternalTable> all() {
    return List.copyOf(tables);
  }

  /** How many bytes of tables stand before the place where the stream is. */
  int before() {
    return before;
  }

  /** How many bytes all tables have, also those that are yet to come. */
  int total() {
    return total;
  }

  /** Adds {@code table} at {@code at} of the buffer, where the stream is and now is behind it. */
  void add(int at, ByteBuffer table) {
    tables.add(passed, new ExternalTable(at, table));
    pass();
  }

  /** The table of {@code length} bytes at {@code at} of the buffer, passed over; null if none. */
  ByteBuffer take(int at, int length) {
    boolean here = passed < tables.size() && tables.get(passed).at() == at;
    if (!here || tables.get(passed).length() != length) {
      return null;
    }
    return pass().table().duplicate();
  }

  private ExternalTable pass() {
    ExternalTable next = tables.get(passed++);
    before += next.length();
    return next;
  }

  /** Up to where the buffer can be used from here on, before the next table comes. */
  int limit(int capacity) {
    return passed < tables.size() ? tables.get(passed).at() : capacity;
  }

  /** Goes to a place of the stream and tells where in the buffer that is. */
  int seek(int position) {
    passed = 0;
    before = 0;
    while (passed < tables.size() && position > tables.get(passed).at() + before) {
      ExternalTable next = pass();
      if (position < next.at() + before) {
        throw new IllegalArgumentException("a place within a table that stands aside");
      }
    }
    return position - before;
  }
}
