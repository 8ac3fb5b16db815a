package dev.diptych.family.scene;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import org.jspecify.annotations.Nullable;

/**
 * Keys of one animated value, in ascending order of their times; of several keys at one time, the
 * last one counts. All times and numbers are finite, except for slopes. Reading a key creates no
 * object.
 */
public interface Track {
  /** A name for people, such as {@code left IndexTip PositionX}. */
  String name();

  /** How many numbers a value has: 1, 3 or 4. */
  int width();

  /** What is between the keys. */
  Interpolation interpolation();

  /** What is before the first key; by default its value. */
  default Wrap before() {
    return Wrap.CLAMP;
  }

  /** What is after the last key; by default its value. */
  default Wrap after() {
    return Wrap.CLAMP;
  }

  /** The number of keys. */
  int size();

  /** The time of a key, in seconds. */
  double time(int key);

  /**
   * The numbers of a key.
   *
   * @param into receives {@link #numbers} numbers
   * @param at the index of the first of them
   */
  void read(int key, double[] into, int at);

  /** Where the document has a key. */
  Path path(int key);

  /** Where a text has a key that its document does not have; null if the document has it. */
  default @Nullable Location written(int key) {
    return null;
  }

  /** How many numbers a key has: its value, and what the interpolation needs. */
  default int numbers() {
    return width() + interpolation().extra();
  }

  /** The last key at or before a time; -1 if there is none. */
  default int before(double time) {
    int low = 0;
    int high = size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (time(middle) <= time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
