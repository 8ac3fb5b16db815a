package dev.diptych.conformance.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.independent.RecordingGenerator;
import dev.diptych.conformance.playback.Playback;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.view.JointNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Curves, speeds and distances of made recordings, at random times. */
class LinesTest {
  private static final int TIMES = 40;
  private static final int SECONDS = 5;

  /** A line is wider. */
  private static final double PIXELS = 0.5;

  /** How far before and after a time a speed is measured, as the page defines it. */
  private static final double HALF = 1 / 120.0;

  private static final List<String> POSE =
      List.of(
          "PositionX",
          "PositionY",
          "PositionZ",
          "RotationX",
          "RotationY",
          "RotationZ",
          "RotationW");

  private final SplittableRandom random = new SplittableRandom(1811);

  @TempDir private Path folder;

  private Animation recording(int minor) throws IOException {
    Animation animation =
        RecordingGenerator.recording(SECONDS, 60, 0.165, Layout.SHIPPED, minor, 7);
    Files.write(folder.resolve("a.bin"), IndependentWriter.write(animation));
    return animation;
  }

  private Plotted plot(String... options) throws IOException {
    Path image = folder.resolve("a.svg");
    String[] args = new String[options.length + 4];
    System.arraycopy(options, 0, args, 4, options.length);
    args[0] = "plot";
    args[1] = folder.resolve("a.bin").toString();
    args[2] = "-o";
    args[3] = image.toString();
    Run.good(args);
    return Plotted.of(image);
  }

  private void compare(Plotted plotted, String name, DoubleUnaryOperator expected) {
    double length = plotted.end() - plotted.start();
    for (int i = 0; i < TIMES; i++) {
      double time = plotted.start() + random.nextDouble() * length;
      assertThat(plotted.distance(name, time, expected.applyAsDouble(time)))
          .as(name + " at " + time)
          .isLessThan(PIXELS);
    }
  }

  private static double end(Animation animation) {
    return animation.curves().stream()
        .flatMap(curve -> curve.keys().stream())
        .mapToDouble(Key::time)
        .max()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void allCurves(int minor) throws IOException {
    Animation animation = recording(minor);
    Map<String, Curve> curves = curves(animation);
    Plotted plotted = plot("--of", "*", "--size", "700x2000");
    assertThat(plotted.names()).containsExactlyInAnyOrderElementsOf(curves.keySet());
    assertThat(plotted.names()).hasSizeGreaterThan(370);
    curves.forEach((name, curve) -> compare(plotted, name, time -> value(name, curve, time)));
  }

  private static double value(String name, Curve curve, double time) {
    boolean holds = name.startsWith("hands.");
    return holds ? (Playback.isTrue(curve, time) ? 1 : 0) : Playback.at(curve, time);
  }

  /** The curves that have keys, by their names in the text. */
  private static Map<String, Curve> curves(Animation animation) {
    Map<String, Curve> curves = new LinkedHashMap<>();
    pose(curves, "camera", animation.camera());
    for (int joint = 0; joint < Animation.JOINTS; joint++) {
      pose(curves, "left." + JointNames.ALL.get(joint), animation.jointsLeft().get(joint));
      pose(curves, "right." + JointNames.ALL.get(joint), animation.jointsRight().get(joint));
    }
    if (animation.gaze() != null) {
      List<Curve> gaze = animation.gaze().curves();
      for (int axis = 0; axis < 3; axis++) {
        curves.put("gaze.Origin" + "XYZ".charAt(axis), gaze.get(axis));
        curves.put("gaze.Direction" + "XYZ".charAt(axis), gaze.get(axis + 3));
      }
    }
    curves.put("hands.TrackedLeft", animation.trackedLeft());
    curves.put("hands.TrackedRight", animation.trackedRight());
    curves.put("hands.PinchingLeft", animation.pinchingLeft());
    curves.put("hands.PinchingRight", animation.pinchingRight());
    curves.values().removeIf(curve -> curve.keys().isEmpty());
    return curves;
  }

  private static void pose(Map<String, Curve> curves, String name, Pose pose) {
    for (int i = 0; i < POSE.size(); i++) {
      curves.put(name + "." + POSE.get(i), pose.curves().get(i));
    }
  }

  @Test
  void theDefaultIsTheHeadAndBothIndexTips() throws IOException {
    recording(1);
    assertThat(plot().names())
        .containsExactly(
            "camera.PositionX",
            "camera.PositionY",
            "camera.PositionZ",
            "left.IndexTip.PositionX",
            "left.IndexTip.PositionY",
            "left.IndexTip.PositionZ",
            "right.IndexTip.PositionX",
            "right.IndexTip.PositionY",
            "right.IndexTip.PositionZ");
  }

  @Test
  void aPartOfTheTime() throws IOException {
    Animation animation = recording(1);
    Plotted plotted = plot("--of", "CAMERA.positionx", "--from", "1.25s", "--to", "2250ms");
    assertThat(plotted.start()).isEqualTo(1.25);
    assertThat(plotted.end()).isEqualTo(2.25);
    Curve curve = animation.camera().positionX();
    compare(plotted, "camera.PositionX", time -> Playback.at(curve, time));
  }

  @Test
  void speeds() throws IOException {
    Animation animation = recording(1);
    double end = end(animation);
    Plotted plotted = plot("--chart", "speed", "--of", "right.Wrist,left.*Tip,gaze");
    assertThat(plotted.names()).hasSize(7);
    for (String name : plotted.names()) {
      compare(plotted, name, time -> speed(animation, name, time, end));
    }
  }

  private static double speed(Animation animation, String name, double time, double end) {
    double from = Math.max(0, time - HALF);
    double to = Math.min(end, time + HALF);
    return place(animation, name, from).distance(place(animation, name, to)) / (to - from);
  }

  private static V place(Animation animation, String name, double time) {
    return name.equals("gaze")
        ? Playback.origin(animation, time)
        : Playback.position(joint(animation, name), time);
  }

  private static Pose joint(Animation animation, String name) {
    String[] words = name.split("\\.", 2);
    List<Pose> joints = words[0].equals("left") ? animation.jointsLeft() : animation.jointsRight();
    return name.equals("camera")
        ? animation.camera()
        : joints.get(JointNames.ALL.indexOf(words[1]));
  }

  @ParameterizedTest
  @ValueSource(strings = {"camera", "left.Palm", "right.ThumbTip"})
  void angularSpeeds(String name) throws IOException {
    Animation animation = recording(1);
    double end = end(animation);
    Pose pose = joint(animation, name);
    Plotted plotted = plot("--chart", "angular-speed", "--of", name);
    compare(
        plotted,
        name,
        time -> {
          double from = Math.max(0, time - HALF);
          double to = Math.min(end, time + HALF);
          Q before = Playback.rotation(pose, from);
          return before.angle(Playback.rotation(pose, to)) / (to - from);
        });
  }

  @ParameterizedTest
  @CsvSource({
    "left.IndexTip, right.IndexTip, ''",
    "left.ThumbTip, left.IndexTip, ''",
    "right.ThumbTip, right.IndexTip, ''",
    "camera, left.Wrist, 'camera,left.Wrist'"
  })
  void distances(String one, String other, String of) throws IOException {
    Animation animation = recording(1);
    Plotted plotted =
        of.isEmpty() ? plot("--chart", "distance") : plot("--chart", "distance", "--of", of);
    compare(
        plotted,
        one + " – " + other,
        time -> place(animation, one, time).distance(place(animation, other, time)));
  }
}
