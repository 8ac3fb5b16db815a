package dev.diptych.animation.motion;

import java.util.List;

/**
 * A computed motion.
 *
 * @param motion the motion
 * @param notes what the user should know about it, one sentence each, without duplicates
 */
public record MotionResult(Motion motion, List<String> notes) {
  /** Keeps its own copy. */
  public MotionResult {
    notes = List.copyOf(notes);
  }
}
