package dev.diptych.animation.gltf;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a motion does not have, and glTF needs.
 *
 * @param hierarchy the parents of bones
 * @param fps frames per second
 * @param scale metres per unit of the motion
 * @param lengths of bones, in units of the motion: where their children are
 * @param rest a motion whose first keys are the initial pose, or null
 */
public record MotionOptions(
    Hierarchy hierarchy,
    double fps,
    double scale,
    Map<String, Double> lengths,
    @Nullable Motion rest) {
  /** Keeps its own copy. */
  public MotionOptions {
    lengths = Map.copyOf(lengths);
  }

  /** The same with an initial pose. */
  public MotionOptions withRest(@Nullable Motion pose) {
    return new MotionOptions(hierarchy, fps, scale, lengths, pose);
  }
}
