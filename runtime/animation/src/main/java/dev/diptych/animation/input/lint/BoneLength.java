package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shortest and the longest length of a bone while its hand is tracked. */
final class BoneLength {
  private static final int TRACKED = 0;
  private static final int PARENT = 1;
  private static final int CHILD = 4;

  /** A length in metres, its time in seconds, and the key of the child there. */
  private record Measure(double length, double time, int key) {
    private String text() {
      return centimetres(length) + " cm at " + NumberFormatting.exact((float) time) + " s";
    }
  }

  private final String name;
  private final Curve child;
  private Measure shortest = new Measure(Double.POSITIVE_INFINITY, 0, 0);
  private Measure longest = new Measure(Double.NEGATIVE_INFINITY, 0, 0);

  private BoneLength(String name, Curve child) {
    this.name = name;
    this.child = child;
  }

  /** Measures the bone from {@code parent} to {@code child}. */
  static BoneLength of(Hand hand, Pose parent, Pose child) {
    String from = parent.label().substring(hand.label().length() + 1);
    String to = child.label().substring(hand.label().length() + 1);
    BoneLength bone = new BoneLength(from + " to " + to, child.position().get(0));
    List<Curve> curves = new ArrayList<>(parent.position());
    curves.addAll(child.position());
    TrackedRows rows = TrackedRows.of(hand.tracked(), curves);
    if (rows != null) {
      bone.measure(curves, rows);
    } else {
      curves.add(0, hand.tracked());
      bone.measure(new KeyWalk(curves));
    }
    return bone;
  }

  private void measure(List<Curve> curves, TrackedRows rows) {
    KeyDistances distances = new KeyDistances(curves.subList(0, 3), curves.subList(3, 6));
    rows.forEach(
        (from, to) -> {
          for (int start = from; start < to; start += KeyDistances.BLOCK) {
            int count = Math.min(KeyDistances.BLOCK, to - start);
            add(distances.at(start, count), start, count);
          }
        });
  }

  private void add(double[] lengths, int from, int count) {
    for (int i = 0; i < count; i++) {
      if (lengths[i] < shortest.length || lengths[i] > longest.length) {
        add(lengths[i], child.time(from + i), from + i);
      }
    }
  }

  private void measure(KeyWalk walk) {
    while (walk.advance()) {
      if (walk.isTrue(TRACKED)) {
        add(walk.distance(PARENT, CHILD), walk.time(), walk.key(CHILD));
      }
    }
  }

  private void add(double length, double time, int key) {
    if (length < shortest.length) {
      shortest = new Measure(length, time, key);
    }
    if (length > longest.length) {
      longest = new Measure(length, time, key);
    }
  }

  /** The difference of its lengths in metres; negative if it was never tracked. */
  double change() {
    return longest.length - shortest.length;
  }

  /** The key of the child at the later of the two lengths. */
  Path at() {
    return child.at(later().key);
  }

  private Measure later() {
    return shortest.time < longest.time ? longest : shortest;
  }

  String message() {
    Measure earlier = shortest.time < longest.time ? shortest : longest;
    return "%s: the bone changes its length by %s cm, from %s to %s"
        .formatted(name, centimetres(change()), earlier.text(), later().text());
  }

  private static String centimetres(double length) {
    return NumberFormatting.rounded(100 * length, 1);
  }

  /**
   * The keys at which a hand is tracked, of curves that have their keys at the same times. A {@link
   * KeyWalk} visits the same times, but looks at each curve at each of them.
   */
  static final class TrackedRows {
    /** Receives the keys from {@code from} up to {@code to}, exclusive. */
    @FunctionalInterface
    interface Rows {
      void accept(int from, int to);
    }

    private final Curve tracked;
    private final int[] starts;

    private TrackedRows(Curve tracked, int[] starts) {
      this.tracked = tracked;
      this.starts = starts;
    }

    /**
     * The tracked keys of {@code curves}; null unless all of them have the same times, and {@code
     * tracked} has no others. All times must be finite and ascending.
     */
    static @Nullable TrackedRows of(Curve tracked, List<Curve> curves) {
      Curve first = curves.get(0);
      if (!curves.stream().allMatch(first::hasTimesOf)) {
        return null;
      }
      int[] starts = new int[tracked.size() + 1];
      for (int key = 0; key < tracked.size(); key++) {
        starts[key] = keyAt(first, tracked.time(key));
        if (starts[key] < 0) {
          return null;
        }
      }
      starts[tracked.size()] = first.size();
      // Before its first key, a curve has the value of that key.
      starts[0] = 0;
      return new TrackedRows(tracked, starts);
    }

    /** The key at {@code time}, or a negative number. */
    private static int keyAt(Curve curve, float time) {
      int low = 0;
      int high = curve.size() - 1;
      while (low <= high) {
        int middle = (low + high) >>> 1;
        if (curve.time(middle) == time) {
          return middle;
        }
        if (curve.time(middle) < time) {
          low = middle + 1;
        } else {
          high = middle - 1;
        }
      }
      return -1;
    }

    void forEach(Rows rows) {
      for (int key = 0; key < tracked.size(); key++) {
        if (tracked.isTrue(key)) {
          rows.accept(starts[key], starts[key + 1]);
        }
      }
    }
  }

  /** The distances of two points at keys that all their curves have at the same times. */
  static final class KeyDistances {
    /** The maximum number of keys for one call. */
    static final int BLOCK = 512;

    private final List<Curve> first;
    private final List<Curve> second;
    private final double[] values = new double[BLOCK];
    private final double[] others = new double[BLOCK];
    private final double[] lengths = new double[BLOCK];

    /** The distances of the points with the curves {@code first} and {@code second}: x, y, z. */
    KeyDistances(List<Curve> first, List<Curve> second) {
      this.first = first;
      this.second = second;
    }

    /** The distances at {@code count} keys from {@code from} on; valid until the next call. */
    double[] at(int from, int count) {
      Arrays.fill(lengths, 0);
      for (int axis = 0; axis < first.size(); axis++) {
        first.get(axis).values(from, count, values);
        second.get(axis).values(from, count, others);
        addSquares(count);
      }
      for (int i = 0; i < count; i++) {
        lengths[i] = Math.sqrt(lengths[i]);
      }
      return lengths;
    }

    private void addSquares(int count) {
      for (int i = 0; i < count; i++) {
        double difference = values[i] - others[i];
        lengths[i] += difference * difference;
      }
    }
  }
}
