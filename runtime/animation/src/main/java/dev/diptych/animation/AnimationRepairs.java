package dev.diptych.animation;

import dev.diptych.model.rule.Repair;
import java.util.List;

/** All that can be mended in animations. */
public final class AnimationRepairs {
  private AnimationRepairs() {}

  /** The repairs, in the order to try them. */
  public static List<Repair> all() {
    return List.of(new RotationWRepair());
  }
}
