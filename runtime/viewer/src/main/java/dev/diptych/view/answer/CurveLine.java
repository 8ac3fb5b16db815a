package dev.diptych.view.answer;

import dev.diptych.family.scene.Track;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A line of few points that looks, in a plot of a given width, as the line through all keys: of the
 * keys in one column of pixels, the first, the lowest, the highest and the last (M4 by Jugel and
 * others).
 */
final class CurveLine {
  private static final int POINTS = 4;
  private static final int POINT_SIZE = Double.BYTES + Float.BYTES;

  private final Track track;
  private final int component;
  private final double[] numbers;

  CurveLine(Track track, int component) {
    this.track = track;
    this.component = component;
    this.numbers = new double[track.numbers()];
  }

  /** The times (f8) and then the values (f4) of the points, little-endian. */
  byte[] of(double from, double to, int width) {
    int begin = Math.max(0, track.before(from));
    int end = Math.min(track.size(), track.before(to) + 2);
    int[] keys = end - begin <= POINTS * width ? all(begin, end) : few(begin, end, from, to, width);
    ByteBuffer out = ByteBuffer.allocate(keys.length * POINT_SIZE).order(ByteOrder.LITTLE_ENDIAN);
    for (int key : keys) {
      out.putDouble(track.time(key));
    }
    for (int key : keys) {
      out.putFloat((float) value(key));
    }
    return out.array();
  }

  private double value(int key) {
    track.read(key, numbers, 0);
    return numbers[component];
  }

  private static int[] all(int begin, int end) {
    int[] keys = new int[Math.max(0, end - begin)];
    Arrays.setAll(keys, i -> begin + i);
    return keys;
  }

  private int[] few(int begin, int end, double from, double to, int width) {
    int[] keys = new int[POINTS * (width + 2)];
    int size = 0;
    int key = begin;
    while (key < end) {
      double column = Math.floor((track.time(key) - from) / (to - from) * width);
      int low = key;
      int high = key;
      int first = key;
      for (key++; key < end && inColumn(key, column, from, to, width); key++) {
        low = value(key) < value(low) ? key : low;
        high = value(key) > value(high) ? key : high;
      }
      int[] four = {first, low, high, key - 1};
      Arrays.sort(four);
      for (int i = 0; i < POINTS; i++) {
        if (i == 0 || four[i] != four[i - 1]) {
          keys[size++] = four[i];
        }
      }
    }
    return Arrays.copyOf(keys, size);
  }

  private boolean inColumn(int key, double column, double from, double to, int width) {
    return Math.floor((track.time(key) - from) / (to - from) * width) == column;
  }
}
