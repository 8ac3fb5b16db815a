package dev.diptych.animation.authoring.take;

import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Keys of one channel that are written one after the other, with strictly ascending times. */
public final class KeyList {
  private static final int ROTATION = 4;

  private final int width;
  private double[] times = new double[16];
  private double[] cells;
  private int size;
  private final List<Origin> origins = new ArrayList<>();
  private double sign = 1;
  private boolean begins = true;

  KeyList(int width) {
    this.width = width;
    this.cells = new double[16 * width];
  }

  /** Begins keys of another source, whose rotations may have other signs. */
  void begin() {
    begins = true;
  }

  /** Adds a key, unless it is not after the last one. */
  void add(float time, double[] numbers, Origin origin) {
    align(numbers);
    if (size > 0 && time <= times[size - 1]) {
      return;
    }
    if (size == times.length) {
      times = Arrays.copyOf(times, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size * width);
    }
    times[size] = time;
    for (int axis = 0; axis < width; axis++) {
      cells[size * width + axis] = (float) (sign * numbers[axis]);
    }
    size++;
    origins.add(origin);
  }

  private void align(double[] numbers) {
    if (begins) {
      sign = 1;
      if (width == ROTATION && size > 0) {
        double dot = 0;
        for (int axis = 0; axis < width; axis++) {
          dot += cells[(size - 1) * width + axis] * numbers[axis];
        }
        sign = dot < 0 ? -1 : 1;
      }
      begins = false;
    }
  }

  /** Whether there are no keys. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** How many numbers a key has. */
  public int width() {
    return width;
  }

  /** The times of the keys. */
  public double[] times() {
    return Arrays.copyOf(times, size);
  }

  /** The numbers of all keys. */
  public double[] cells() {
    return Arrays.copyOf(cells, size * width);
  }

  /** Where each key comes from. */
  public List<Origin> origins() {
    return origins;
  }
}
