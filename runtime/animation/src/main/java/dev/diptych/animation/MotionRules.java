package dev.diptych.animation;

import dev.diptych.model.rule.Rule;
import java.util.List;

/** What is looked for in motions of Mikoto. */
public final class MotionRules {
  private MotionRules() {}

  /** The rules. */
  public static List<Rule> all() {
    return List.of(new MoreDecimals());
  }
}
