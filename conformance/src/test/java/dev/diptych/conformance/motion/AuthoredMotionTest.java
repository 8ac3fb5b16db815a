package dev.diptych.conformance.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.authoring.motion.MotionVocabulary;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.Track;
import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words in motions play what they mean, within the tolerances, with few keys. */
class AuthoredMotionTest {
  private static double easeInOut(double part) {
    return bezier(part, 0.42, 0.58, 0, 1);
  }

  private static double easeIn(double part) {
    return bezier(part, 0.42, 1, 0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "spline"})
  void easedPositionsStayWithinAPartOfTheirExtent(String curve) {
    Track track = vector(curve, "0 (5 0 0)  2s (105 0 0) ease-in-out");
    assertPlays(track, row -> row[0], f -> 5 + 100 * easeInOut(f / 120.0), 0.2);
    assertThat(track.rows()).isLessThan(curve.equals("linear") ? 24 : 14);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "spline"})
  void easedRotationsStayWithinAQuarterOfADegree(String curve) {
    Track track = quaternion(curve, "0 euler(0 0 0)  1s euler(0 90deg 0) ease-in");
    assertPlays(track, AuthoredMotionTest::yaw, f -> 90 * easeIn(f / 60.0), 0.25);
    assertThat(track.rows()).isLessThan(curve.equals("linear") ? 16 : 12);
  }

  @Test
  void aWiderToleranceNeedsFewerKeys() {
    String rows = "0 euler(0 0 0)  2s euler(0 120 0) ease-in-out";
    Track wide = track("rotation_tolerance = 2deg", "Quaternion", "linear", rows);
    assertPlays(wide, AuthoredMotionTest::yaw, f -> 120 * easeInOut(f / 120.0), 2);
    assertThat(wide.rows()).isLessThan(quaternion("linear", rows).rows() / 2);
    String path = "0 (0 0 0)  2s (100 0 0) ease-in-out";
    Track exact = track("position_tolerance = 0.01", "Vector", "linear", path);
    assertPlays(exact, row -> row[0], f -> 100 * easeInOut(f / 120.0), 0.01);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "spline"})
  void aHeldValueJumpsWithinOneFrame(String curve) {
    Track track = vector(curve, "0 (1 0 0)  20 (3 0 0)  60 (9 0 0) hold  90 (9 0 0) linear");
    assertThat(track.frames()).contains(59, 60);
    assertPlays(track, row -> row[0], f -> f < 20 || f >= 60 ? play(f) : 3, 8.0 / 500);
  }

  /** Before the jump and after it, keys are played along their own curve. */
  private static double play(int frame) {
    return frame >= 60 ? 9 : Double.NaN;
  }

  @Test
  void rowsWithoutAWordFollowTheSplineOfAllAuthoredKeys() {
    String values = "0 (0 0 0)  30 (50 0 0)  45 (10 0 0)%s  80 (70 0 0)  120 (0 0 0)";
    PlayedMotion spline = played(vector("spline", values.formatted("")), row -> row[0]);
    Track track = vector("spline", values.formatted(" linear"));
    assertThat(track.frames()).contains(0, 30, 45, 80, 120);
    assertPlays(
        track,
        row -> row[0],
        f -> f > 30 && f < 45 ? 50 - 40 * (f - 30) / 15.0 : spline.at(f),
        70.0 / 500);
    assertThat(track.rows()).isLessThan(40);
  }

  @Test
  void rotationsWithoutAWordFollowTheSplineOfAllAuthoredKeys() {
    String values =
        "0 euler(0 0 0)  30 euler(0 60 0)  45 euler(0 20 0)%s  80 euler(0 90 0)  120 euler(0 0 0)";
    Track plain = quaternion("spline", values.formatted(""));
    assertThat(plain.rows()).isEqualTo(5);
    PlayedMotion spline = played(plain, AuthoredMotionTest::yaw);
    Track track = quaternion("spline", values.formatted(" linear"));
    assertPlays(
        track,
        AuthoredMotionTest::yaw,
        f -> f > 30 && f < 45 ? 60 - 40 * (f - 30) / 15.0 : spline.at(f),
        0.25);
  }

  @Test
  void anglesTurnAboutTheRightHandedAxesOfTheFile() {
    Track track = quaternion("linear", "0 euler(20 30 40)  1 euler(0 90 0)");
    Turn wanted = about(1, 30).after(about(0, 20)).after(about(2, 40));
    assertThat(turn(track, 0).distance(wanted)).isLessThan(1e-5);
    // +Z, where bones point, turns to +X, which is the left of a character.
    assertThat(turn(track, 1).cells()[0][2]).isCloseTo(1, within(1e-5));
    // In Unity the same rotation has the angles (x -y -z).
    Turn unity = about(1, -30).after(about(0, 20)).after(about(2, -40));
    assertThat(turn(track, 0).mirrored().distance(unity)).isLessThan(1e-5);
  }

  @Test
  void axesAndDirections() {
    Track track =
        quaternion("linear", "0 axis(0 0 2, 90deg)  1 look(3 0 4)  2 look((1 1 1), (1 2 1))");
    assertThat(turn(track, 0).distance(about(2, 90))).isLessThan(1e-5);
    assertThat(turn(track, 1).cells()[0][2]).isCloseTo(0.6, within(1e-5));
    assertThat(turn(track, 1).cells()[2][2]).isCloseTo(0.8, within(1e-5));
    assertThat(turn(track, 2).cells()[1][2]).isCloseTo(1, within(1e-5));
  }

  @Test
  void relativeRotationsTurnAboutTheAxesOfTheBone() {
    Track track =
        quaternion("linear", "0 euler(0 90 0)  10 by axis(0 0 1, 30)  20 by euler(0 0 30)");
    Turn wanted = about(1, 90).after(about(2, 60));
    assertThat(turn(track, 2).distance(wanted)).isLessThan(1e-5);
  }

  @Test
  void authoredNumbersStayAsTheyAre() {
    Track track = quaternion("linear", "0 (0 0 0 -1.0000009)  1s (0 1 0 0) ease-in");
    assertThat(track.row(0)).containsExactly(0, 0, 0, -1.0000009);
    assertThat(track.row(track.rows() - 1)).containsExactly(0, 1, 0, 0);
  }

  private static Turn about(int axis, double degrees) {
    double half = Math.toRadians(degrees / 2);
    double[] q = {0, 0, 0, Math.cos(half)};
    q[axis] = Math.sin(half);
    return Turn.of(q[0], q[1], q[2], q[3]);
  }

  private static Turn turn(Track track, int row) {
    double[] q = track.row(row);
    return Turn.of(q[0], q[1], q[2], q[3]);
  }

  private static double yaw(double[] quaternion) {
    return PlayedMotion.angle(quaternion, 1);
  }

  private static PlayedMotion played(Track track, ToDoubleFunction<double[]> number) {
    return PlayedMotion.of(track, number);
  }

  private static void assertPlays(
      Track track,
      ToDoubleFunction<double[]> number,
      IntToDoubleFunction wanted,
      double tolerance) {
    PlayedMotion played = played(track, number);
    for (int frame = 0; frame <= track.frame(track.rows() - 1); frame++) {
      double want = wanted.applyAsDouble(frame);
      if (!Double.isNaN(want)) {
        assertThat(played.at(frame)).as("frame " + frame).isCloseTo(want, within(tolerance));
      }
    }
  }

  private static Track vector(String curve, String rows) {
    return track("", "Vector", curve, rows);
  }

  private static Track quaternion(String curve, String rows) {
    return track("", "Quaternion", curve, rows);
  }

  private static Track track(String setting, String block, String curve, String rows) {
    String text =
        """
        Mikoto Motion Ver 2
        %s
        Motion { name = "m" endframe = 0 loop = 0
        %s { name = "t" class = "" member = "" curve = "%s"
        %s
        } }
        Eof
        """
            .formatted(setting, block, curve, rows);
    AuthoredTexts texts =
        new AuthoredTexts(
            Engine.shipped(), () -> List.of(new MotionVocabulary()), new NoIncludes(), 1);
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    Result<LocatedDocument> opened = texts.openText("text", bytes, Selection.ANY);
    assertThat(opened.ok()).as(() -> opened.diagnostics().toString()).isTrue();
    return MotionReader.read(opened.value().orElseThrow().document())
        .motions()
        .get(0)
        .tracks()
        .get(0);
  }

  private static final class NoIncludes implements Includes {
    @Override
    public String identity() {
      return "text";
    }

    @Override
    public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
      return Optional.empty();
    }
  }

  /** The progress of an easing of CSS at a part of its time, by bisection. */
  private static double bezier(double part, double x1, double x2, double y1, double y2) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (cubic(middle, x1, x2) < part) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return cubic(low, y1, y2);
  }

  private static double cubic(double t, double one, double two) {
    double s = 1 - t;
    return 3 * s * s * t * one + 3 * s * t * t * two + t * t * t;
  }
}
