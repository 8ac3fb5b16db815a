package dev.diptych.animation.edit;

import dev.diptych.animation.motion.Track;
import java.util.Arrays;

/** Builds the keys of a track, one after the other. */
final class TrackBuilder {
  private final Track track;
  private int[] frames;
  private double[] values;
  private int size;

  /** For a track that is {@code track} except for its keys. */
  TrackBuilder(Track track) {
    this.track = track;
    this.frames = new int[track.rows() + 2];
    this.values = new double[frames.length * track.width()];
  }

  TrackBuilder add(int frame, double[] numbers) {
    if (size == frames.length) {
      frames = Arrays.copyOf(frames, 2 * size);
      values = Arrays.copyOf(values, 2 * values.length);
    }
    frames[size] = frame;
    System.arraycopy(numbers, 0, values, size * track.width(), track.width());
    size++;
    return this;
  }

  int size() {
    return size;
  }

  int lastFrame() {
    return frames[size - 1];
  }

  double[] lastValues() {
    return Arrays.copyOfRange(values, (size - 1) * track.width(), size * track.width());
  }

  Track build() {
    return track.with(Arrays.copyOf(frames, size), Arrays.copyOf(values, size * track.width()));
  }
}
