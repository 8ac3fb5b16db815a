package dev.diptych.records;

import java.util.Arrays;

/**
 * Where generated code began and ended reading the fields of one object, in bytes of the stream of
 * each. One object has one array, and one for each field that repeats, in place of the maps by name
 * that the Kaitai Struct compiler writes.
 */
public final class FieldPositions {
  private static final int NONE = -1;

  private final String[] fields;
  private int[] bounds;
  private int[][] elements;

  /**
   * No positions yet.
   *
   * @param fields the Java names of the fields, in the order of their numbers; shared
   */
  public FieldPositions(String[] fields) {
    this.fields = fields;
  }

  /** Notes that {@code field} starts at {@code position}. */
  public void begin(int field, int position) {
    if (bounds == null) {
      bounds = new int[2 * fields.length];
      Arrays.fill(bounds, NONE);
    }
    bounds[2 * field] = position;
  }

  /** Notes that {@code field}, which has started, ends at {@code position}. */
  public void finish(int field, int position) {
    bounds[2 * field + 1] = position;
  }

  /** Notes that the next element of {@code field} starts at {@code position}. */
  public void beginElement(int field, int position) {
    add(2 * field, position);
  }

  /** Notes that the next element of {@code field} ends at {@code position}. */
  public void finishElement(int field, int position) {
    add(2 * field + 1, position);
  }

  /** Appends to a list, whose length is its first number. */
  private void add(int list, int position) {
    if (elements == null) {
      elements = new int[2 * fields.length][];
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

  /** Whether reading {@code field} has begun. */
  public boolean started(int field) {
    return bounds != null && bounds[2 * field] != NONE;
  }

  /** Whether {@code field} was read to its end. */
  public boolean ended(int field) {
    return bounds != null && bounds[2 * field + 1] != NONE;
  }

  /** Where {@code field}, which has started, starts. */
  public int start(int field) {
    return bounds[2 * field];
  }

  /** Where {@code field}, which has ended, ends. */
  public int end(int field) {
    return bounds[2 * field + 1];
  }

  /** Whether reading element {@code index} of {@code field} has begun. */
  public boolean started(int field, int index) {
    int[] starts = elements == null ? null : elements[2 * field];
    return starts != null && index < starts[0];
  }

  /** Where element {@code index} of {@code field}, which has started, starts. */
  public int start(int field, int index) {
    return elements[2 * field][index + 1];
  }

  /** Where element {@code index} of {@code field}, which has ended, ends. */
  public int end(int field, int index) {
    return elements[2 * field + 1][index + 1];
  }
}
