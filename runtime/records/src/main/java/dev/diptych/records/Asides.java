package dev.diptych.records;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables that are part of a stream without standing in its buffer: nobody copies them. The stream
 * is always before, between or behind them, never within.
 */
final class Asides {
  private final List<Aside> all;
  private final int total;
  private int passed;
  private int before;

  /**
   * Tables.
   *
   * @param all those that are there
   * @param total how many bytes there will be, with those that are yet to come
   */
  Asides(List<Aside> all, int total) {
    this.all = new ArrayList<>(all);
    this.total = total;
  }

  /** Tables that are all there. */
  static Asides of(List<Aside> all) {
    return new Asides(all, all.stream().mapToInt(Aside::length).sum());
  }

  /** All tables, in the order of the stream. */
  List<Aside> all() {
    return List.copyOf(all);
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
    all.add(passed, new Aside(at, table));
    pass();
  }

  /** The table of {@code length} bytes at {@code at} of the buffer, passed over; null if none. */
  ByteBuffer take(int at, int length) {
    boolean here = passed < all.size() && all.get(passed).at() == at;
    if (!here || all.get(passed).length() != length) {
      return null;
    }
    return pass().table().duplicate();
  }

  private Aside pass() {
    Aside next = all.get(passed++);
    before += next.length();
    return next;
  }

  /** Up to where the buffer can be used from here on, before the next table comes. */
  int limit(int capacity) {
    return passed < all.size() ? all.get(passed).at() : capacity;
  }

  /** Goes to a place of the stream and tells where in the buffer that is. */
  int seek(int position) {
    passed = 0;
    before = 0;
    while (passed < all.size() && position > all.get(passed).at() + before) {
      Aside next = pass();
      if (position < next.at() + before) {
        throw new IllegalArgumentException("a place within a table that stands aside");
      }
    }
    return position - before;
  }
}
