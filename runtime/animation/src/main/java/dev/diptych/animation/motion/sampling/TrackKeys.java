package dev.diptych.animation.motion.sampling;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.motion.Track;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The keys of a track in ascending order of frames. Of several keys at one frame, only the last one
 * given is kept.
 */
final class TrackKeys {
  private final Track track;
  private final int[] frames;
  private final int[] rows;

  TrackKeys(Track track) {
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

  /** The numbers of a key, bit for bit. */
  double[] value(int key) {
    return track.row(rows[key]);
  }

  Quaternion rotation(int key) {
    return track.rotation(rows[key]);
  }

  /** The number of frames from a key to the next one. */
  double span(int key) {
    return (double) frames[key + 1] - frames[key];
  }

  /** The position of {@code frame} from 0 at a key to 1 at the next one. */
  double part(int key, double frame) {
    return (frame - frames[key]) / span(key);
  }

  /** The last key at or before {@code frame}; the first key if there is none. */
  int at(double frame) {
    int whole = (int) Math.floor(frame);
    int found = Arrays.binarySearch(frames, whole);
    return Math.max(0, found >= 0 ? found : -found - 2);
  }
}
