package dev.diptych.animation.recording;

import dev.diptych.model.document.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Takes the times of frames, which must ascend. */
final class FrameClock {
  static final String HELP =
      "a recording has finite times that ascend; remove the frame, or give it another time";

  private static final int FIRST_CAPACITY = 64;

  private float[] times = new float[FIRST_CAPACITY];
  private int count;

  /**
   * Takes the time of the next frame.
   *
   * @param path where it is
   * @throws RecordingException if it is not finite, or not after the one before
   */
  void add(float seconds, Path path) throws RecordingException {
    String problem = add(seconds);
    if (problem != null) {
      throw new RecordingException(path, problem, HELP);
    }
  }

  /** Takes the time of the next frame, or returns what is wrong with it, in one sentence. */
  @Nullable String add(float seconds) {
    if (!Float.isFinite(seconds)) {
      return "the time " + seconds + " is not finite";
    }
    if (count > 0 && !(seconds > times[count - 1])) {
      return "the frame at %s s is not after the one before, which is at %s s"
          .formatted(seconds, times[count - 1]);
    }
    if (count == times.length) {
      times = Arrays.copyOf(times, 2 * count);
    }
    times[count++] = seconds;
    return null;
  }

  /** All times. */
  Times times() {
    return new Times(Arrays.copyOf(times, count));
  }
}
