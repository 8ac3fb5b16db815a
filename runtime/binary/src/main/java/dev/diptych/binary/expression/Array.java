package dev.diptych.binary.expression;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;

/** The elements of a repeated field or of a list. */
public final class Array extends Cells {
  private static final int MIN_CAPACITY = 4;
  private static final int MAX_EXPECTED = 1 << 10;

  private final ValueType element;
  private int size;
  private int capacity;

  /**
   * An empty array.
   *
   * @param element the type of its elements
   * @param expected how many there may be; more than a limit is not taken for true
   */
  public Array(ValueType element, long expected) {
    this.element = element;
    this.capacity = (int) Math.max(MIN_CAPACITY, Math.min(expected, MAX_EXPECTED));
  }

  /** The number of elements. */
  public int size() {
    return size;
  }

  /** Sets how many elements expressions see: while an array is encoded, those before the next. */
  public void size(int size) {
    this.size = size;
  }

  /** Makes room for one more element, which does not count yet, and returns its index. */
  public int next() {
    if (size == capacity) {
      capacity *= 2;
    }
    return size;
  }

  /**
   * An index of an element.
   *
   * @throws RejectedException if there is no such element
   */
  int index(long at) {
    if (at < 0 || at >= size) {
      throw RejectedException.expression("reads element " + at + " of a list of " + size);
    }
    return (int) at;
  }

  @Override
  int capacity() {
    return capacity;
  }

  @Override
  public ValueType type(int at) {
    return element;
  }
}
