package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.schema.RecordLayout;

/**
 * The keys of a curve, to be built one after the other. Columns that are not set have their
 * defaults: slopes and weights of 0 that count, which is a straight line.
 */
final class Keys {
  static final int IN_SLOPE = 2;
  static final int OUT_SLOPE = 3;
  static final int IN_WEIGHT = 4;
  static final int OUT_WEIGHT = 5;
  static final int MODE = 6;

  /** The bits of {@link #MODE}. */
  static final int WEIGHTED_IN = 1;

  static final int WEIGHTED_OUT = 2;

  private final TableBuilder rows;
  private final int columns;

  /** For a curve whose keys have the columns of {@code layout}. */
  Keys(RecordLayout layout, int expected) {
    this.rows = new TableBuilder(layout, expected);
    this.columns = layout.columns().size();
  }

  /** A copy of all keys of {@code curve}. */
  static Keys of(Curve curve) {
    Keys keys = new Keys(curve.keys().layout(), curve.size());
    for (int key = 0; key < curve.size(); key++) {
      keys.copy(curve, key);
    }
    return keys;
  }

  /** Adds a copy of a key, bit for bit. Both curves have the same columns. */
  Keys copy(Curve curve, int key) {
    rows.addRow();
    for (int column = 0; column < columns; column++) {
      rows.put(column, curve.keys().bits(key, column));
    }
    return this;
  }

  /** Adds a key with straight lines on both sides. */
  Keys add(float time, float value) {
    rows.addRow();
    return put(Curve.TIME, time).put(Curve.VALUE, value);
  }

  /** Sets a number of the last key. */
  Keys put(int column, float number) {
    return put(size() - 1, column, number);
  }

  /** Sets a number of any key. */
  Keys put(int key, int column, float number) {
    rows.put(key, column, Float.floatToRawIntBits(number) & 0xFFFF_FFFFL);
    return this;
  }

  /** Sets the bits of a number of the last key. */
  Keys bits(int column, int bits) {
    rows.put(column, bits & 0xFFFF_FFFFL);
    return this;
  }

  /** Sets which weights of a key count. */
  Keys mode(int key, int mode) {
    rows.put(key, MODE, mode & 0xFFFF_FFFFL);
    return this;
  }

  /** Whether keys have slopes and weights. */
  static boolean isFull(Curve curve) {
    return curve.keys().layout().columns().size() > MODE;
  }

  /** A number of a key of {@code curve}. */
  static float number(Curve curve, int key, int column) {
    return Float.intBitsToFloat((int) curve.keys().bits(key, column));
  }

  /** Which weights of a key of {@code curve} count. */
  static int mode(Curve curve, int key) {
    return (int) curve.keys().bits(key, MODE);
  }

  /** Whether the curve leaves a key straight on: by a weight of 0 that counts. */
  static boolean leavesStraight(Curve curve, int key) {
    return !isFull(curve)
        || ((mode(curve, key) & WEIGHTED_OUT) != 0 && number(curve, key, OUT_WEIGHT) == 0);
  }

  /** Whether the curve arrives at a key straight on. */
  static boolean arrivesStraight(Curve curve, int key) {
    return !isFull(curve)
        || ((mode(curve, key) & WEIGHTED_IN) != 0 && number(curve, key, IN_WEIGHT) == 0);
  }

  int size() {
    return rows.rows();
  }

  /** The keys; nothing may be added afterwards. */
  Table table() {
    return rows.build();
  }
}
