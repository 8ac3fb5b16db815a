package dev.diptych.records;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tables that belong to a stream but are not in its buffer, so that they are never copied. The
 * stream's position is always before, between or after tables, never inside one.
 */
final class ExternalTableList {
  private final List<ExternalTable> tables;
  private final int total;
  private int passed;
  private int before;

  /**
   * @param all the tables so far
   * @param total total length of all tables, including those that are added later
   */
  ExternalTableList(List<ExternalTable> all, int total) {
    this.tables = new ArrayList<>(all);
    this.total = total;
  }

  static ExternalTableList of(List<ExternalTable> all) {
    return new ExternalTableList(all, all.stream().mapToInt(ExternalTable::length).sum());
  }

  /** All tables, in stream order. */
  List<ExternalTable> all() {
    return List.copyOf(tables);
  }

  /** Bytes of all tables before the current position. */
  int before() {
    return before;
  }

  /** Bytes of all tables, including those that are added later. */
  int total() {
    return total;
  }

  /**
   * Inserts {@code table} at buffer offset {@code at}, the current position, and moves behind it.
   */
  void add(int at, ByteBuffer table) {
    tables.add(passed, new ExternalTable(at, table));
    pass();
  }

  /**
   * Returns the table of {@code length} bytes at buffer offset {@code at} and moves behind it; null
   * if there is none.
   */
  @Nullable ByteBuffer take(int at, int length) {
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

  /** Buffer offset of the next table, or {@code capacity}. */
  int limit(int capacity) {
    return passed < tables.size() ? tables.get(passed).at() : capacity;
  }

  /** Moves to a stream position and returns the corresponding buffer offset. */
  int seek(int position) {
    passed = 0;
    before = 0;
    while (passed < tables.size() && position > tables.get(passed).at() + before) {
      ExternalTable next = pass();
      if (position < next.at() + before) {
        throw new IllegalArgumentException("position inside an external table");
      }
    }
    return position - before;
  }
}
