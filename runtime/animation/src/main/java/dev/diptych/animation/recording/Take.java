package dev.diptych.animation.recording;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recording: what is known at each of its frames, in metres and in the axes of Unity.
 *
 * @param times of the frames in seconds, ascending
 * @param end when it ends, in seconds; not before the last frame
 * @param left the left hand
 * @param right the right hand
 * @param head the position and the rotation of the head in each frame; null if it is not recorded
 * @param gaze the origin and the direction of the gaze in each frame; null if it is not recorded
 * @param notes what could not be kept, one sentence each
 */
record Take(
    Times times,
    float end,
    TakenHand left,
    TakenHand right,
    @Nullable Rows head,
    @Nullable Rows gaze,
    List<String> notes) {
  /** The numbers of a position and a rotation. */
  static final int POSE = 7;

  /** The numbers of an origin and a direction. */
  static final int RAY = 6;

  /** The most frames that are written: an hour of 60 frames per second, and more. */
  static final int MAX_FRAMES = 250_000;

  /** Keeps its own copy. */
  Take {
    notes = List.copyOf(notes);
  }

  /** The same with one more sentence about what could not be kept. */
  Take noted(String note) {
    List<String> all = new ArrayList<>(notes);
    all.add(note);
    return new Take(times, end, left, right, head, gaze, all);
  }

  /** The number of frames. */
  int frames() {
    return times.count();
  }

  /** Both hands, the left one first. */
  List<TakenHand> hands() {
    return List.of(left, right);
  }
}
