package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.motion.sampling.FewFrames;
import dev.diptych.authoring.tree.Origin;

/** Bounds the number of frames that the motions of one text are sampled at. */
final class FrameBudget {
  private final Arguments arguments;
  private long frames;

  FrameBudget(Arguments arguments) {
    this.arguments = arguments;
  }

  /** Counts frames; whether they fit. */
  boolean take(long count, Origin origin) {
    if (frames + count <= FewFrames.MAX_FRAMES) {
      frames += count;
      return true;
    }
    String message = "easings over more than 4,000,000 frames";
    arguments.context().report().error("too-much", origin, message);
    return false;
  }
}
