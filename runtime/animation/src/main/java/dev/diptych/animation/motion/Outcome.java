package dev.diptych.animation.motion;

import java.util.List;

/**
 * What became of a motion.
 *
 * @param motion the motion changed
 * @param remarks what somebody should know, each a sentence, none twice; mostly none
 */
public record Outcome(Motion motion, List<String> remarks) {
  /** Keeps a copy of {@code remarks}. */
  public Outcome {
    remarks = List.copyOf(remarks);
  }
}
