package dev.diptych.animation.motion;

import dev.diptych.authoring.comment.Moves;
import java.util.List;

/**
 * A computed motion.
 *
 * @param motion the motion
 * @param notes what the user should know about it, one sentence each, without duplicates
 * @param moves where its keys come from
 */
public record MotionResult(Motion motion, List<String> notes, Moves moves) {
  /** Keeps its own copy. */
  public MotionResult {
    notes = List.copyOf(notes);
  }

  /** A motion whose keys stay where they are. */
  public MotionResult(Motion motion, List<String> notes) {
    this(motion, notes, Moves.NONE);
  }
}
