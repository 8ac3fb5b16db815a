package dev.diptych.conformance.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.convert.AnimationExport;
import dev.diptych.animation.convert.ConversionSettings;
import dev.diptych.animation.convert.MotionImport;
import dev.diptych.animation.convert.PoseMapping;
import dev.diptych.animation.convert.Precision;
import dev.diptych.animation.convert.Timing;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Axes;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.hierarchy.HierarchyException;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Motions convert to input animations with the same meaning, and back. */
class ImportTest {
  private static final String TEXT =
      """
      Mikoto Motion Ver 2
      Motion {
      name = "m" endframe = 20 loop = 0
      Vector { name = "j_arm" class = "Locate" member = "pos" curve = "linear"
        0 (100 200 300) 20 (200 100 300) }
      Quaternion { name = "body" class = "Bone" member = "rot" curve = "linear"
        0 (0 0.6 0 0.8) 20 (0 0.6 0 0.8) }
      Quaternion { name = "arm" class = "Bone" member = "rot" curve = "linear"
        0 (0.6 0 0 0.8) 10 (-0.48 0.36 0 -0.8) 20 (0 0 0.6 0.8) }
      }
      Eof
      """;

  private final Engine engine = Engine.shipped();
  private final ConversionSettings settings;

  ImportTest() throws HierarchyException {
    settings = settings(Hierarchy.parse("arm:body"));
  }

  private static ConversionSettings settings(Hierarchy hierarchy) {
    return new ConversionSettings(
        PoseMapping.parse("arm=camera"),
        hierarchy,
        new Timing(10, 10),
        new Axes(0.01),
        Precision.DEFAULT);
  }

  @Test
  void keepsRotationsAndPositions() {
    Pose camera = InputAnimation.of(imported()).camera();
    assertThat(camera.w().size()).isEqualTo(21);
    Turn body = Turn.of(0, 0.6, 0, 0.8);
    assertThat(turn(camera, 0).distance(body.after(Turn.of(0.6, 0, 0, 0.8)).mirrored()))
        .isLessThan(1e-6);
    assertThat(turn(camera, 10).distance(body.after(Turn.of(0.48, -0.36, 0, 0.8)).mirrored()))
        .isLessThan(1e-6);
    assertThat(turn(camera, 20).distance(body.after(Turn.of(0, 0, 0.6, 0.8)).mirrored()))
        .isLessThan(1e-6);
    assertThat(values(camera.position(), 10)).containsExactly(-1.5f, 1.5f, 3f);
    assertThat(camera.w().time(10)).isEqualTo(1f);
  }

  @Test
  void neighbouringRotationsAreInOneHemisphere() {
    Pose camera = InputAnimation.of(imported()).camera();
    for (int key = 1; key < camera.w().size(); key++) {
      float[] before = values(camera.rotation(), key - 1);
      float[] after = values(camera.rotation(), key);
      float dot = 0;
      for (int i = 0; i < before.length; i++) {
        dot += before[i] * after[i];
      }
      assertThat(dot).isPositive();
    }
  }

  @Test
  void importedTextsCompile() {
    LocatedDocument made = LocatedDocument.unlocated("made", imported());
    assertThat(engine.encode("made", made).ok()).isTrue();
  }

  @Test
  void roundTripsToTheSameKeys() throws IOException {
    InputAnimation animation = InputAnimation.of(imported());
    Motion motion = AnimationExport.of(animation, settings(Hierarchy.none()), "back").motion();
    Document document = MotionWriter.add(document("Mikoto Motion Ver 2\nEof\n"), motion);
    Motion again = MotionReader.read(document(print(document))).motions().get(0);
    Track positions = again.tracks().get(0);
    assertThat(positions.name()).isEqualTo("j_arm");
    assertThat(positions.frame(10)).isEqualTo(10);
    assertThat(positions.row(10)).containsExactly(150, 150, 300);
    Track rotations = again.tracks().get(1);
    double[] q = rotations.row(20);
    Turn wanted = Turn.of(0, 0.6, 0, 0.8).after(Turn.of(0, 0, 0.6, 0.8));
    assertThat(Turn.of(q[0], q[1], q[2], q[3]).distance(wanted)).isLessThan(1e-5);
  }

  @Test
  void tangentsAreSampledWithinTheTolerance() {
    String text =
        """
        Input Animation Ver 1.0
        Camera {
          PositionX { 0 (0 0 0 0 0 None) 2 (1 0 0 0 0 None) }
          RotationY { 0 (0 0 0 0 0 None) 2 (1 0.5 0.5 0 0 None) }
          RotationW { 0 (1 -0.5 -0.5 0 0 None) 2 (0 0 0 0 0 None) }
        }
        Eof
        """;
    ConversionSettings second =
        new ConversionSettings(
            PoseMapping.parse("arm=camera"),
            Hierarchy.none(),
            new Timing(60, 0),
            new Axes(0.01),
            Precision.DEFAULT);
    InputAnimation animation = InputAnimation.of(document(text));
    Motion motion = AnimationExport.of(animation, second, "m").motion();
    Track positions = motion.tracks().get(0);
    assertThat(positions.rows()).isBetween(20, 60);
    PlayedMotion x = PlayedMotion.of(positions, row -> row[0]);
    Track rotations = motion.tracks().get(1);
    PlayedMotion angle = PlayedMotion.of(rotations, row -> -PlayedMotion.angle(row, 1));
    for (int frame = 0; frame <= 120; frame++) {
      double t = frame / 120.0;
      double smooth = t * t * (3 - 2 * t);
      assertThat(x.at(frame)).as("frame %s", frame).isCloseTo(-100 * smooth, within(0.05));
      double y = smooth + t * t * (t - 1);
      double w = 1 - smooth - t * (1 - t) * (1 - t);
      double wanted = 2 * Math.toDegrees(Math.atan2(y, w));
      assertThat(angle.at(frame)).as("frame %s", frame).isCloseTo(wanted, within(0.25));
    }
  }

  private Document imported() {
    Motion motion = MotionReader.read(document(TEXT));
    Document empty = document("Input Animation Ver 1.1\nCamera {\n}\nEof\n");
    return MotionImport.of(motion, Map.of(), null, settings, empty).document();
  }

  private Document document(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return engine.openText("text", bytes, Selection.ANY).value().orElseThrow().document();
  }

  private String print(Document document) {
    byte[] text =
        new Proof(engine).print(LocatedDocument.unlocated("text", document)).value().orElseThrow();
    return new String(text, StandardCharsets.UTF_8);
  }

  private static Turn turn(Pose pose, int key) {
    float[] q = values(pose.rotation(), key);
    return Turn.of(q[0], q[1], q[2], q[3]);
  }

  private static float[] values(List<Curve> curves, int key) {
    float[] values = new float[curves.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = curves.get(i).value(key);
    }
    return values;
  }
}
