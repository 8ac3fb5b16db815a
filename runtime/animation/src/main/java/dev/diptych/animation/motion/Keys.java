package dev.diptych.animation.motion;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The keys of a track in the order of time, one a frame: where several have the same frame, the
 * last one given stands, as for whoever sets one after the other.
 */
final class Keys {
  private final Track track;
  private final int[] frames;
  private final int[] rows;

  Keys(Track track) {
    this.track = track;
    int[] sorted =
        IntStream.range(0, track.rows())
            .boxed()
            .sorted(Comparator.comparingInt(track::frame))
            .mapToInt(Integer::intValue)
            .toArray();
    rows =
        IntStream.range(0, sorted.length)
            .filter(i -> i + 1 == sorted.length || isBefore(sorted[i], sorted[i + 1]))
            .map(i -> sorted[i])
            .toArray();
    frames = Arrays.stream(rows).map(track::frame).toArray();
  }

  private boolean isBefore(int row, int other) {
    return track.frame(row) < track.frame(other);
  }

  int size() {
    return rows.length;
  }

  int frame(int key) {
    return frames[key];
  }

  /** The numbers of a key, bit for bit as given. */
  double[] value(int key) {
    return track.row(rows[key]);
  }

  Quaternion rotation(int key) {
    return track.rotation(rows[key]);
  }

  /** How many frames there are from a key to the next one. */
  double span(int key) {
    return (double) frames[key + 1] - frames[key];
  }

  /** How much of the way from a key to the next one is done at {@code frame}. */
  double part(int key, double frame) {
    return (frame - frames[key]) / span(key);
  }

  /** The last key at or before {@code frame}; the first one before all of them. */
  int at(double frame) {
    int whole = (int) Math.floor(frame);
    int found = Arrays.binarySearch(frames, whole);
    return Math.max(0, found >= 0 ? found : -found - 2);
  }
}
