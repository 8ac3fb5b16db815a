package dev.diptych.animation.recording;

import java.util.Arrays;

/** The times of frames in seconds, ascending. */
final class Times {
  private final float[] seconds;

  /** Times, which are not copied and must not be changed. */
  Times(float[] seconds) {
    this.seconds = seconds;
  }

  /** The number of frames. */
  int count() {
    return seconds.length;
  }

  /** The time of a frame. */
  float at(int frame) {
    return seconds[frame];
  }

  /** The time of the last frame; 0 if there are none. */
  float last() {
    return seconds.length == 0 ? 0 : seconds[seconds.length - 1];
  }

  /** The same without the last frame. */
  Times withoutLast() {
    return new Times(Arrays.copyOf(seconds, seconds.length - 1));
  }
}
