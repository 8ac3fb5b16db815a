package dev.diptych.animation.curve;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;

/**
 * One curve of an animation.
 *
 * @param label what people call it, such as {@code left Wrist RotationW}
 * @param path where it stands
 * @param struct its values
 * @param truth whether its keys say true or false instead of giving a number
 */
public record Curve(String label, Path path, Struct struct, boolean truth) {
  /** The column of the time, in every kind of curve. */
  public static final int TIME = 0;

  /** The column of the value, in every kind of curve. */
  public static final int VALUE = 1;

  private static final float TRUE_ABOVE = 0.5f;

  /** All columns of all keys. */
  public Table keys() {
    return (Table) struct.get("keyframes");
  }

  /** The number of keys. */
  public int size() {
    return keys().rows();
  }

  /** Whether there are no keys. */
  public boolean isEmpty() {
    return size() == 0;
  }

  /** Where a key stands. */
  public Path at(int key) {
    return path.field("keyframes").at(key);
  }

  /** The time of a key, in seconds. */
  public float time(int key) {
    return Float.intBitsToFloat(timeBits(key));
  }

  /** The bits of the time of a key. */
  public int timeBits(int key) {
    return (int) keys().bits(key, TIME);
  }

  /** The value of a key. */
  public float value(int key) {
    return Float.intBitsToFloat(valueBits(key));
  }

  /** The bits of the value of a key. */
  public int valueBits(int key) {
    return (int) keys().bits(key, VALUE);
  }

  /** Whether a key says true, as playback reads it. */
  public boolean isTrue(int key) {
    return value(key) > TRUE_ABOVE;
  }

  /** Whether any key says true. */
  public boolean everTrue() {
    for (int key = 0; key < size(); key++) {
      if (isTrue(key)) {
        return true;
      }
    }
    return false;
  }

  /** The number in a field of the curve's head. */
  public long head(String field) {
    return ((Scalar) struct.get(field)).bits();
  }
}
