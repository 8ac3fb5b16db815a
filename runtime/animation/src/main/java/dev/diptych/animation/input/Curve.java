package dev.diptych.animation.input;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** One curve of an animation. */
public final class Curve {
  /** The column of the time, in every kind of curve. */
  public static final int TIME = 0;

  /** The column of the value, in every kind of curve. */
  public static final int VALUE = 1;

  /** The keys that one loop visits: a loop that runs often is compiled early. */
  static final int BLOCK = 512;

  private static final float TRUE_ABOVE = 0.5f;

  private final String label;
  private final Path path;
  private final Struct struct;
  private final boolean isBoolean;
  private final Table keys;
  private final ByteBuffer records;
  private final int stride;
  private final int timeOffset;
  private final int valueOffset;
  private @Nullable CurveFacts facts;

  /**
   * A curve that is known to have the same times; two curves with the same one are not compared.
   */
  private volatile Curve sameTimes = this;

  /**
   * A curve. Times and values are floats in every kind of curve.
   *
   * @param label the name in messages, such as {@code left Wrist RotationW}
   * @param path the path of the curve
   * @param struct its fields
   * @param isBoolean whether its values are booleans
   */
  Curve(String label, Path path, Struct struct, boolean isBoolean) {
    this.label = label;
    this.path = path;
    this.struct = struct;
    this.isBoolean = isBoolean;
    this.keys = (Table) struct.require("keyframes");
    this.records = keys.data();
    this.stride = keys.layout().stride();
    this.timeOffset = keys.layout().columns().get(TIME).offset();
    this.valueOffset = keys.layout().columns().get(VALUE).offset();
  }

  /** The name in messages, such as {@code left Wrist RotationW}. */
  public String label() {
    return label;
  }

  /** The path of the curve. */
  public Path path() {
    return path;
  }

  /** The fields of the curve. */
  public Struct struct() {
    return struct;
  }

  /** Whether its values are booleans. */
  public boolean isBoolean() {
    return isBoolean;
  }

  /** All columns of all keys. */
  public Table keys() {
    return keys;
  }

  /** Properties of its keys. */
  public synchronized CurveFacts facts() {
    if (facts == null) {
      facts = CurveFacts.of(this);
    }
    return facts;
  }

  /** The number of keys. */
  public int size() {
    return keys.rows();
  }

  /** Whether there are no keys. */
  public boolean isEmpty() {
    return size() == 0;
  }

  /** The path of a key. */
  public Path at(int key) {
    return path.field("keyframes").at(key);
  }

  /** The time of a key, in seconds. */
  public float time(int key) {
    return Float.intBitsToFloat(timeBits(key));
  }

  /** The bits of the time of a key. */
  public int timeBits(int key) {
    return records.getInt(key * stride + timeOffset);
  }

  /** Whether {@code other} has the same times, bit for bit. */
  public boolean hasTimesOf(Curve other) {
    Curve known = sameTimes;
    if (known == other.sameTimes) {
      return true;
    }
    if (!comparesEqual(other)) {
      return false;
    }
    other.sameTimes = known;
    return true;
  }

  private boolean comparesEqual(Curve other) {
    int size = size();
    boolean same = size == other.size();
    for (int from = 0; same && from < size; from += BLOCK) {
      same = comparesEqual(other, from, Math.min(size, from + BLOCK));
    }
    return same;
  }

  private boolean comparesEqual(Curve other, int from, int to) {
    for (int key = from; key < to; key++) {
      if (timeBits(key) != other.timeBits(key)) {
        return false;
      }
    }
    return true;
  }

  /** The values of {@code count} keys from {@code from} on. */
  public void values(int from, int count, double[] into) {
    for (int i = 0; i < count; i++) {
      into[i] = value(from + i);
    }
  }

  /** The value of a key. */
  public float value(int key) {
    return Float.intBitsToFloat(valueBits(key));
  }

  /** The bits of the value of a key. */
  public int valueBits(int key) {
    return records.getInt(key * stride + valueOffset);
  }

  /** Whether a key is true, as playback reads it. */
  public boolean isTrue(int key) {
    return value(key) > TRUE_ABOVE;
  }

  /** Whether any key is true. */
  public boolean everTrue() {
    for (int key = 0; key < size(); key++) {
      if (isTrue(key)) {
        return true;
      }
    }
    return false;
  }

  /** The number in a field of the curve other than its keys. */
  public long head(String field) {
    return ((Scalar) struct.require(field)).bits();
  }
}
