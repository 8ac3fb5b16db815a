package dev.diptych.animation.motion;

import java.util.List;

/**
 * A computed motion.
 *
 * @param motion the motion
 * @param remarks what the user should know about it, one sentence each, without duplicates
 */
public record MotionResult(Motion motion, List<String> remarks) {
  /** Keeps its own copy. */
  public MotionResult {
    remarks = List.copyOf(remarks);
  }
}
