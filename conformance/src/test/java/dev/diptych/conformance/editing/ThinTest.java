package dev.diptych.conformance.editing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.independent.RecordingGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code thin} leaves plays within its tolerances, measured by another evaluator. */
class ThinTest {
  private static final double ROUNDING = 1e-6;

  private static Animation recording(double keep, int minor) {
    return RecordingGenerator.recording(3, 60, keep, Layout.SHIPPED, minor, 7);
  }

  private static int keys(Animation animation) {
    return animation.curves().stream().mapToInt(curve -> curve.keys().size()).sum();
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 0.5, 0.25", "0.165, 1, 2, 1", "1, 0, 0.01, 0.01", "1, 1, 50, 20"})
  void playbackStaysWithinTheTolerances(double keep, int minor, double millis, double degrees)
      throws Exception {
    Animation animation = recording(keep, minor);
    Animation thin =
        Edit.done(
            animation,
            "thin - --tolerance-position %smm --tolerance-rotation %s".formatted(millis, degrees));
    assertThat(keys(thin)).isLessThan(keys(animation));
    List<Pose> poses = poses(animation);
    for (int i = 0; i < poses.size(); i++) {
      List<Curve> before = poses.get(i).curves();
      List<Curve> after = poses(thin).get(i).curves();
      for (double time : times(before)) {
        double[] from = values(before, time);
        double[] to = values(after, time);
        assertThat(distance(from, to)).isLessThan(millis / 1000 + ROUNDING);
        assertThat(angle(from, to)).isLessThan(degrees + 0.01);
      }
    }
    assertThat(PlainAnimations.duration(thin)).isEqualTo(PlainAnimations.duration(animation));
  }

  @Test
  void noToleranceRemovesOnlyWhatIsOnALine() throws Exception {
    Animation animation = recording(1, 1);
    Animation thin = Edit.done(animation, "thin - --tolerance-position 0 --tolerance-rotation 0");
    for (int i = 0; i < animation.curves().size(); i++) {
      for (double time : times(animation.curves().subList(i, i + 1))) {
        boolean holds = PlainAnimations.isBoolean(animation, i);
        assertThat(Evaluator.at(thin.curves().get(i), time, holds))
            .isEqualTo(Evaluator.at(animation.curves().get(i), time, holds));
      }
    }
  }

  @Test
  void thinningAgainRemovesNothing() throws Exception {
    Animation thin = Edit.done(recording(1, 1), "thin - --tolerance-position 1mm");
    Animation again = Edit.done(thin, "thin - --tolerance-position 0 --tolerance-rotation 0");
    assertThat(keys(again)).isEqualTo(keys(thin));
  }

  private static List<Pose> poses(Animation animation) {
    List<Pose> poses = new ArrayList<>(List.of(animation.camera()));
    poses.addAll(animation.jointsLeft());
    poses.addAll(animation.jointsRight());
    return poses;
  }

  /** The times of all keys, and times in between. */
  private static List<Double> times(List<Curve> curves) {
    TreeSet<Double> keys = new TreeSet<>();
    for (Curve curve : curves) {
      curve.keys().stream().map(Key::time).map(Float::doubleValue).forEach(keys::add);
    }
    List<Double> times = new ArrayList<>();
    Double before = null;
    for (double time : keys) {
      if (before != null) {
        times.add(before + 0.4 * (time - before));
      }
      times.add(time);
      before = time;
    }
    return times;
  }

  private static double[] values(List<Curve> curves, double time) {
    return curves.stream().mapToDouble(curve -> Evaluator.at(curve, time, false)).toArray();
  }

  private static double distance(double[] from, double[] to) {
    return Math.hypot(Math.hypot(from[0] - to[0], from[1] - to[1]), from[2] - to[2]);
  }

  private static double angle(double[] from, double[] to) {
    double dot = 0;
    double length = 0;
    double other = 0;
    for (int i = 3; i < from.length; i++) {
      dot += from[i] * to[i];
      length += from[i] * from[i];
      other += to[i] * to[i];
    }
    if (length == 0) {
      assertThat(other).isZero();
      return 0;
    }
    return 2 * Math.toDegrees(Math.acos(Math.min(1, dot / Math.sqrt(length * other))));
  }
}
