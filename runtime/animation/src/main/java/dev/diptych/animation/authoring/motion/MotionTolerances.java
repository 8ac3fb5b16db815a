package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.authoring.section.Section;
import dev.diptych.model.schema.Unit;
import java.util.List;

/**
 * How far the keys of a motion may play from what was authored.
 *
 * @param position in units of the model; 0 for 1/500 of the extent of each track: the unit of a
 *     model is unknown, and 0.5 mm, the tolerance of input animations, is that part of a movement
 *     of 25 cm
 * @param degrees for rotations
 */
record MotionTolerances(double position, double degrees) {
  private static final double PART = 1.0 / 500;

  /** Twice what six decimals of three numbers may be wrong. */
  private static final double MIN = 2e-6;

  /** Reads and removes the settings of a text. */
  static MotionTolerances take(Section root, Arguments arguments) {
    MotionTolerances found =
        new MotionTolerances(
            Tolerances.read(root, Tolerances.POSITION, null, 0, arguments),
            Tolerances.read(
                root, Tolerances.ROTATION, Unit.DEGREE, Channel.DEFAULT_DEGREES, arguments));
    Tolerances.remove(root);
    return found;
  }

  /** The tolerance of a track with {@code keys}. */
  double of(Track.Kind kind, List<double[]> keys) {
    if (kind == Track.Kind.QUATERNION) {
      return Math.max(degrees, Math.toDegrees(MIN));
    }
    return Math.max(MIN, position > 0 ? position : PART * extent(keys));
  }

  /** The diagonal of the box around {@code points}. */
  private static double extent(List<double[]> points) {
    double square = 0;
    for (int axis = 0; axis < Track.Kind.VECTOR.width(); axis++) {
      int each = axis;
      var numbers = points.stream().mapToDouble(point -> point[each]).summaryStatistics();
      square += StrictMath.pow(numbers.getMax() - numbers.getMin(), 2);
    }
    return Math.sqrt(square);
  }
}
