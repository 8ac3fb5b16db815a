package dev.diptych.animation.recording;

import dev.diptych.model.document.Path;

/** Takes the times of frames, which must ascend. */
final class FrameClock {
  private static final String HELP =
      "a recording has finite times that ascend; remove the frame, or give it another time";

  private final float[] times;
  private int count;

  FrameClock(int frames) {
    this.times = new float[frames];
  }

  /**
   * Takes the time of the next frame.
   *
   * @param path where it is
   * @throws RecordingException if it is not finite, or not after the one before
   */
  void add(float seconds, Path path) throws RecordingException {
    if (!Float.isFinite(seconds)) {
      throw new RecordingException(path, "the time " + seconds + " is not finite", HELP);
    }
    if (count > 0 && !(seconds > times[count - 1])) {
      throw new RecordingException(
          path,
          "the frame at %s s is not after the one before, which is at %s s"
              .formatted(seconds, times[count - 1]),
          HELP);
    }
    times[count++] = seconds;
  }

  /** All times. */
  Times times() {
    return new Times(times);
  }
}
