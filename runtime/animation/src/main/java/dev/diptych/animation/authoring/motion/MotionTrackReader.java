package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.EasingWords;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.motion.Track;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of a track of a motion.
 *
 * @param arguments reads arguments
 * @param kind positions or rotations
 * @param curve the curve of the track
 */
record MotionTrackReader(Arguments arguments, Track.Kind kind, String curve) {
  private static final String BY = "by";

  /** The keys; null after an error. */
  @Nullable MotionKeys read(List<KeyRow> rows) {
    return kind == Track.Kind.VECTOR ? positions(rows) : rotations(rows);
  }

  private @Nullable MotionKeys positions(List<KeyRow> rows) {
    List<double[]> values = new ArrayList<>();
    for (KeyRow row : rows) {
      double[] value = null;
      if (row.held() && !values.isEmpty()) {
        value = values.get(values.size() - 1);
      } else if (row.arguments().size() == 1
          && row.arguments().get(0) instanceof Value.Tuple cells) {
        value = arguments.numbers(cells.evaluated(), 3, null, row.origin(), "a position");
      } else {
        EasingWords.unexpected(row, "one position (x y z)", arguments);
      }
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return MotionKeys.positions(curve, rows, values);
  }

  private @Nullable MotionKeys rotations(List<KeyRow> rows) {
    List<Quaternion> rotations = new ArrayList<>();
    for (KeyRow row : rows) {
      Quaternion before = rotations.isEmpty() ? null : rotations.get(rotations.size() - 1);
      Quaternion rotation = row.held() && before != null ? before : rotation(row, before);
      if (rotation == null) {
        return null;
      }
      if (!(rotation.norm() > 0)) {
        arguments.error(row.origin(), "a rotation of length 0 cannot be eased");
        return null;
      }
      rotations.add(rotation);
    }
    return MotionKeys.rotations(curve, rows, rotations);
  }

  /** {@code by} turns about the axes of the bone as it was before. */
  private @Nullable Quaternion rotation(KeyRow row, @Nullable Quaternion before) {
    List<Evaluated> values = row.arguments();
    if (values.size() == 1) {
      return arguments.rotation(values.get(0));
    }
    if (values.size() == 2 && values.get(0) instanceof Value.Word word && word.text().equals(BY)) {
      Quaternion turn = arguments.rotation(values.get(1));
      if (before != null) {
        return before.times(turn);
      }
      arguments.error(row.origin(), "'by' is relative to the row before, and there is none");
    } else {
      EasingWords.unexpected(row, "one rotation", arguments);
    }
    return null;
  }
}
