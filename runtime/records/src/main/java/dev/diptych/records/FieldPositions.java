package dev.diptych.records;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Start and end positions of the fields of one object, in bytes of the stream of each. One array
 * per object, and one per repeated field, replace the maps by name that the Kaitai Struct compiler
 * generates.
 */
public final class FieldPositions {
  private static final int NONE = -1;

  private final String[] fields;
  private int[] bounds = {};
  private int[] @Nullable [] elements = {};

  /**
   * Creates empty positions.
   *
   * @param fields the Java names of the fields, in the order of their numbers; shared
   */
  public FieldPositions(String[] fields) {
    this.fields = fields;
  }

  /** Sets the start of {@code field}. */
  public void begin(int field, int position) {
    if (bounds.length == 0) {
      bounds = new int[2 * fields.length];
      Arrays.fill(bounds, NONE);
    }
    bounds[2 * field] = position;
  }

  /** Sets the end of {@code field}, which has started. */
  public void finish(int field, int position) {
    bounds[2 * field + 1] = position;
  }

  /** Appends the start of the next element of {@code field}. */
  public void beginElement(int field, int position) {
    add(2 * field, position);
  }

  /** Appends the end of the next element of {@code field}. */
  public void finishElement(int field, int position) {
    add(2 * field + 1, position);
  }

  /** Appends to a list whose length is its first number. */
  private void add(int list, int position) {
    if (elements.length == 0) {
      elements = new int[2 * fields.length] @Nullable [];
    }
    int[] all = elements[list];
    if (all == null) {
      all = new int[4];
    } else if (all[0] + 1 == all.length) {
      all = Arrays.copyOf(all, all.length + (all.length >> 1));
    }
    all[++all[0]] = position;
    elements[list] = all;
  }

  /** Whether {@code field} was started. */
  public boolean started(int field) {
    return bounds.length > 0 && bounds[2 * field] != NONE;
  }

  /** Whether {@code field} was read completely. */
  public boolean ended(int field) {
    return bounds.length > 0 && bounds[2 * field + 1] != NONE;
  }

  /** Start of {@code field}, which has started. */
  public int start(int field) {
    return bounds[2 * field];
  }

  /** End of {@code field}, which has ended. */
  public int end(int field) {
    return bounds[2 * field + 1];
  }

  /** Whether element {@code index} of {@code field} was started. */
  public boolean started(int field, int index) {
    int[] starts = elements.length == 0 ? null : elements[2 * field];
    return starts != null && index < starts[0];
  }

  /** Start of element {@code index} of {@code field}, which has started. */
  public int start(int field, int index) {
    return elements[2 * field][index + 1];
  }

  /** End of element {@code index} of {@code field}, which has ended. */
  public int end(int field, int index) {
    return elements[2 * field + 1][index + 1];
  }
}
