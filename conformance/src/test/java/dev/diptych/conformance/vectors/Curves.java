package dev.diptych.conformance.vectors;

import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import java.util.ArrayList;
import java.util.List;

/** Short ways to write curves down. */
final class Curves {
  /** The weighted mode that is left out. */
  static final int BOTH = 3;

  private Curves() {}

  /** A curve of short keys: time, value, time, value and so on. */
  static Curve curve(double... timesAndValues) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < timesAndValues.length; i += 2) {
      keys.add(Key.of((float) timesAndValues[i], (float) timesAndValues[i + 1]));
    }
    return Curve.of(keys);
  }

  /** A curve of short keys that are given by their words. */
  static Curve words(int... timesAndValues) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < timesAndValues.length; i += 2) {
      keys.add(new Key(new int[] {timesAndValues[i], timesAndValues[i + 1]}));
    }
    return Curve.of(keys);
  }

  /** A curve of short keys at 0, 1, 2 and so on with these words as values. */
  static Curve values(int... words) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < words.length; i++) {
      keys.add(new Key(new int[] {Float.floatToRawIntBits(i), words[i]}));
    }
    return Curve.of(keys);
  }

  /** A curve of the given keys. */
  static Curve keys(Key... keys) {
    return Curve.of(List.of(keys));
  }

  /** A full key with these tangents and weights. */
  static Key full(
      double time, double value, double in, double out, double inW, double outW, int m) {
    return new Key(
        new int[] {bits(time), bits(value), bits(in), bits(out), bits(inW), bits(outW), m});
  }

  /** A full key as the recorder writes it. */
  static Key linear(double time, double value) {
    return full(time, value, 0, 0, 0, 0, BOTH);
  }

  /** The same curve with other wrap modes. */
  static Curve wrapped(int pre, int post, Curve curve) {
    return new Curve(pre, post, curve.keys());
  }

  static int bits(double value) {
    return Float.floatToRawIntBits((float) value);
  }
}
