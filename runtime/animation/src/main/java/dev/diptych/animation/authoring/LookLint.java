package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.expect.Angles;
import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.Shape;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.evaluate.Report;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * Warns of rows that are at a prop, but miss its solid: by a place that is beside it, because it
 * has moved meanwhile, or because a recording turns the eyes elsewhere.
 *
 * @param report receives warnings
 */
record LookLint(Report report) {
  /** Half of the height of what HoloLens 2 displays, in degrees: a camera shows what is nearer. */
  static final double VIEW = 14.5;

  private static final Vector AHEAD = new Vector(0, 0, 1);

  private static final String HELP =
      "look at the prop itself, or at a place in its solid; with `fixed`, the eyes stay where it was";

  /**
   * Checks the rows of a look, and the ends of what they dwell on.
   *
   * @param what the begin of the message
   * @param eyes where they are as they are played, with +Z to what they look at
   * @param degrees how far past the solid is no miss
   */
  void check(String what, LookPath look, DoubleFunction<Transform> eyes, double degrees) {
    List<KeyRow> keys = look.targets().keys();
    List<Space> followed = look.targets().followed();
    for (int row = 0; row < keys.size(); row++) {
      Prop prop = Stage.prop(followed.get(row));
      boolean ends = row + 1 < keys.size() && keys.get(row + 1).time() == keys.get(row).time();
      if (prop != null && prop.shape() != Shape.POINT && !ends) {
        check(what, keys.get(row), prop, eyes, degrees);
      }
    }
  }

  private void check(
      String what, KeyRow key, Prop prop, DoubleFunction<Transform> eyes, double degrees) {
    Transform eye = eyes.apply(key.time());
    Transform solid = prop.at(key.time());
    Vector direction = solid.rotation().inverse().rotate(eye.rotation().rotate(AHEAD));
    double past = Angles.past(prop.shape(), solid.toLocal(eye.position()), direction);
    if (past > degrees) {
      String message =
          what
              + " "
              + NumberFormatting.rounded(past, 1)
              + "° past "
              + prop.name()
              + " at "
              + NumberFormatting.rounded(key.time(), 3)
              + " s";
      report.warning("look-misses", key.origin(), message, HELP);
    }
  }
}
