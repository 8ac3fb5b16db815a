package dev.diptych.conformance.playback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Heads and gazes, measured at 1 kHz, and how short the examples are. */
class HeadAndGazeTest {
  private static final double DEGREES = 0.25;
  private static final double ROUNDING = 1e-5;
  private static final Offset<Double> FLOAT = Offset.offset(1e-6);

  @ParameterizedTest
  @CsvSource({"head, 12", "gaze, 15", "pinch_drag, 30"})
  void examplesAreShort(String name, int lines) throws IOException {
    assertThat(lines(name)).hasSizeLessThanOrEqualTo(lines);
  }

  @Test
  void theMirroredHandTakesThreeLinesAtMost() throws IOException {
    List<String> one = lines("pinch_drag");
    List<String> both = lines("pinch_drag_mirrored");
    assertThat(both).containsSubsequence(one);
    assertThat(both.size() - one.size()).isBetween(1, 3);
  }

  @ParameterizedTest
  @CsvSource({"head", "gaze", "pinch_drag", "pinch_drag_mirrored"})
  void examplesPassTheCheckWithoutAMessage(String name) {
    Path file = Example.FOLDER.resolve(name + ".twin");
    assertThat(Example.run(InputStream.nullInputStream(), "check", file.toString())).isEmpty();
  }

  private static List<String> lines(String name) throws IOException {
    return Files.readAllLines(Example.FOLDER.resolve(name + ".twin"));
  }

  @Test
  void theHeadTurnsLeftRightAndNods() {
    Animation head = Example.compile("head");
    for (double time : PinchAndDragTest.times(0, 4.6)) {
      Q ideal =
          time < 4
              ? Q.about('y', yaw(time))
              : Q.about('x', time < 4.3 ? 15 * Ease.IN_OUT.at(time, 4, 4.3) : up(time));
      PinchAndDragTest.assertIsNear(Playback.rotation(head.camera(), time), ideal, 1, time);
      assertThat(Playback.position(head.camera(), time).distance(new V(0, 1.6, 0)))
          .isLessThan(ROUNDING);
    }
  }

  private static double yaw(double time) {
    if (time < 1) {
      return -30 * Ease.IN_OUT.at(time, 0, 1);
    }
    return time < 3 ? -30 + 60 * Ease.IN_OUT.at(time, 1, 3) : 30 - 30 * Ease.IN_OUT.at(time, 3, 4);
  }

  private static double up(double time) {
    return 15 - 15 * Ease.IN_OUT.at(time, 4.3, 4.6);
  }

  @Test
  void theCameraLooksAtItsTarget() {
    Animation drag = Example.compile("pinch_drag");
    V eye = new V(0, 1.6, 0);
    for (double time : PinchAndDragTest.times(0, 1)) {
      V target = new V(0, 1.4, 1).to(new V(0.16, 1.38, 1), Ease.IN_OUT.at(time, 0, 1));
      V ahead = Playback.rotation(drag.camera(), time).turn(new V(0, 0, 1));
      V right = Playback.rotation(drag.camera(), time).turn(new V(1, 0, 0));
      assertThat(ahead.angle(target.minus(eye))).as("at %s", time).isLessThan(DEGREES + ROUNDING);
      assertThat(right.y()).as("level at %s", time).isCloseTo(0, Offset.offset(0.005));
    }
  }

  /** It looks at each of nine points for half a second, and goes on in 0.2 s. */
  @Test
  void theGazeDwellsOnNinePoints() {
    Animation gaze = Example.compile("gaze");
    V eye = new V(0, 1.6, 0);
    for (double time : PinchAndDragTest.times(0, 6.1)) {
      int point = (int) Math.min(8, Math.floor(time / 0.7 + 1e-9));
      double part = Ease.LINEAR.at(time, 0.7 * point + 0.5, 0.7 * point + 0.7);
      V target = target(point).to(target(Math.min(8, point + 1)), part);
      V played = Playback.direction(gaze, time);
      assertThat(played.angle(target.minus(eye))).as("at %s", time).isLessThan(DEGREES + ROUNDING);
      assertThat(Math.toDegrees(Math.abs(1 - played.length()))).isLessThan(DEGREES);
      assertThat(Playback.origin(gaze, time).distance(eye)).isLessThan(ROUNDING);
    }
  }

  private static V target(int point) {
    int row = point / 3;
    return new V(-0.5 + 0.5 * (point % 3), 1.9 - 0.3 * row, 2);
  }

  @ParameterizedTest
  @CsvSource({"0.5mm, 0.0005", "0.05mm, 0.00005", "2cm, 0.02"})
  void theToleranceIsKept(String tolerance, double metres) {
    String text =
        "Input Animation Ver 1.1\nposition_tolerance = "
            + tolerance
            + " Camera { move { 0 (0 1.6 0)  2s (3 1.6 1) cubic-bezier(0.6, -0.5, 0.2, 1.4) } }"
            + " Eof";
    Animation played = Example.compileText(text);
    Ease ease = new Ease(0.6, -0.5, 0.2, 1.4);
    double farthest = 0;
    for (double time : PinchAndDragTest.times(0, 2)) {
      V ideal = new V(0, 1.6, 0).to(new V(3, 1.6, 1), ease.at(time, 0, 2));
      double distance = Playback.position(played.camera(), time).distance(ideal);
      farthest = Math.max(farthest, distance);
    }
    assertThat(farthest).isBetween(metres / 4, metres + 1e-6);
  }

  /** A jump is a step between neighbouring floats, which never plays. */
  @Test
  void aHeldRotationPassesTheCheck() {
    String text =
        "Input Animation Ver 1.1\nCamera { move { 0 (0 1.6 0) } turn { 0 euler(0 0 0)"
            + "  1s euler(0 90deg 0) hold  2s euler(0 90deg 0) } } Eof";
    ByteArrayInputStream in = new ByteArrayInputStream(text.getBytes(UTF_8));
    assertThat(Example.run(in, "check", "-")).isEmpty();
    Animation played = Example.compileText(text);
    assertThat(Playback.rotation(played.camera(), 0.999).y()).isZero();
    assertThat(Playback.rotation(played.camera(), 1).y()).isCloseTo(Math.sqrt(0.5), FLOAT);
  }

  /** Files of 1.0 hold the easing itself. */
  @Test
  void fullKeyframesAreExact() {
    Animation played =
        Example.compileText(
            "Input Animation Ver 1.0\nCamera { move { 0 (0 1.6 0)  2s (3 1.6 1)"
                + " cubic-bezier(0.6, -0.5, 0.2, 1.4)  3s (0 1.6 1) ease-in-out"
                + "  4s (1 1 1) hold } } Eof");
    assertThat(played.camera().positionX().keys()).hasSize(4);
    Ease ease = new Ease(0.6, -0.5, 0.2, 1.4);
    for (double time : PinchAndDragTest.times(0, 4)) {
      double ideal =
          time < 2 ? 3 * ease.at(time, 0, 2) : time < 4 ? 3 - 3 * Ease.IN_OUT.at(time, 2, 3) : 1;
      assertThat(Playback.position(played.camera(), time).x())
          .as("%s", time)
          .isCloseTo(ideal, FLOAT);
    }
  }
}
