package dev.diptych.conformance.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.hierarchy.HierarchyException;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Joints follow their parents, and straight lines between imported keys stay near the motion. */
class ForwardKinematicsTest {
  private static final String ARM =
      """
      Vector { name = "j_arm" class = "Locate" member = "pos" curve = "linear"
        0 (10 100 0) 60 (10 160 0) }
      Quaternion { name = "arm" class = "Bone" member = "rot" curve = "%s"
        0 (0 0 0 1) 20 (0 0.6 0 0.8) 60 (0 0.8 0 0.6) }
      Quaternion { name = "hand" class = "Bone" member = "rot" curve = "linear" 0 (0 0 0 1) }
      """;

  /** An initial pose in which the arm is turned by 90 degrees, and the hand is 25 away. */
  private static final String REST =
      """
      Vector { name = "j_arm" class = "Locate" member = "pos" curve = "linear" 0 (1 2 3) }
      Vector { name = "j_hand" class = "Locate" member = "pos" curve = "linear" 0 (26 2 3) }
      Quaternion { name = "arm" class = "Bone" member = "rot" curve = "linear"
        0 (0 0.70710678 0 0.70710678) }
      """;

  private static final String ONE_KEY =
      "Vector { name = \"j_hand\" class = \"Locate\" member = \"pos\" curve = \"linear\" 5 (7 7 7)"
          + " }";

  private final Engine engine = Engine.shipped();

  @ParameterizedTest
  @ValueSource(strings = {"linear", "spline"})
  void jointsFollowTheInitialPose(String curve) throws HierarchyException {
    String arm = ARM.formatted(curve);
    assertFollows(imported(arm, Map.of(), REST, 0).document(), curve);
    assertFollows(imported(arm + ONE_KEY, Map.of(), REST, 0).document(), curve);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "spline"})
  void jointsFollowTheTipsOfBones(String curve) throws HierarchyException {
    Converted converted = imported(ARM.formatted(curve), Map.of("arm", 25.0), null, 0);
    assertFollows(converted.document(), curve);
    assertThat(converted.notes()).noneMatch(note -> note.contains("positions"));
  }

  /** Such as the tip of a finger: only the hierarchy has it. */
  @Test
  void bonesWithoutTracksFollowTheirParents() throws HierarchyException {
    String arm = ARM.formatted("linear");
    String withoutHand = arm.substring(0, arm.indexOf("Quaternion { name = \"hand\""));
    Converted converted = imported(withoutHand, Map.of("arm", 25.0), null, 0);
    assertFollows(converted.document(), "linear");
    assertThat(converted.notes()).contains("'hand' has no rotations: it turns with 'arm'");
  }

  @Test
  void aFixedRateHasTheSameMeaning() throws HierarchyException {
    Document document =
        imported(ARM.formatted("linear"), Map.of("arm", 25.0), null, 120).document();
    assertThat(palm(document).w().size()).isEqualTo(121);
    assertFollows(document, "linear");
  }

  private void assertFollows(Document document, String curve) {
    PlayedMotion angle =
        new PlayedMotion(
            new int[] {0, 20, 60},
            new double[] {0, angle(0.6, 0.8), angle(0.8, 0.6)},
            curve.equals("spline"),
            true);
    InputAnimation animation = InputAnimation.of(document);
    for (double time = 0; time <= 1; time += 1.0 / 1024) {
      double turned = Math.toRadians(angle.at(time * 60));
      double[] joint = {-0.1, 1 + 0.6 * time, 0};
      double[] wrist = played(animation.pose("left.Wrist"), time);
      double[] palm = played(animation.pose("left.Palm"), time);
      assertThat(distance(wrist, joint)).isLessThan(0.0005);
      joint[0] -= 0.25 * Math.sin(turned);
      joint[2] += 0.25 * Math.cos(turned);
      assertThat(distance(palm, joint)).as("at %s", time).isLessThan(0.0005);
      assertThat(distance(palm, wrist)).isCloseTo(0.25, within(0.001));
      double half = turned / 2;
      double[] wanted = {0, -Math.sin(half), 0, Math.cos(half)};
      double limit = Math.sin(Math.toRadians(0.25) / 2);
      assertThat(distance(turned(animation.pose("left.Palm"), time), wanted)).isLessThan(limit);
    }
  }

  @Test
  void aSingleKeyWithoutAPlaceOnTheParentStaysWhereItIs() throws HierarchyException {
    Converted converted = imported(ARM.formatted("linear") + ONE_KEY, Map.of(), null, 0);
    DoubleUnaryOperator x = time -> played(palm(converted.document()), time)[0];
    assertThat(x.applyAsDouble(0)).isCloseTo(-0.07, within(1e-6));
    assertThat(x.applyAsDouble(1)).isCloseTo(-0.07, within(1e-6));
    assertThat(converted.notes())
        .contains(
            "the joint of 'hand' has one key and stays there, while its parent moves: --rest or"
                + " --lengths let it follow 'arm'");
  }

  @Test
  void severalKeysAreAbsolute() throws HierarchyException {
    String keys = ONE_KEY.replace("5 (7 7 7)", "0 (7 7 7) 60 (8 7 7)");
    Document document =
        imported(ARM.formatted("linear") + keys, Map.of("arm", 25.0), REST, 0).document();
    assertThat(played(palm(document), 0.5)[0]).isCloseTo(-0.075, within(1e-6));
  }

  @Test
  void unknownPlacesAreListed() throws HierarchyException {
    Converted converted = imported(ARM.formatted("linear"), Map.of(), null, 0);
    assertThat(palm(converted.document()).position()).allMatch(Curve::isEmpty);
    assertThat(converted.notes())
        .contains(
            "'hand' has no positions",
            "it is unknown where 'hand' is on its parent: --rest or --lengths let it follow 'arm'");
  }

  @Test
  void aRecordingWithAKeyAtEachFrameIsThinned() throws HierarchyException {
    StringBuilder keys = new StringBuilder();
    for (int frame = 0; frame <= 60; frame++) {
      keys.append(" %d (%d 0 0)".formatted(frame, frame < 30 ? frame : 30));
    }
    String track = ONE_KEY.replace("5 (7 7 7)", keys.toString());
    Pose palm = palm(imported(ARM.formatted("linear") + track, Map.of(), null, 0).document());
    assertThat(palm.position().get(0).size()).isEqualTo(3);
    assertThat(played(palm, 0.5)[0]).isCloseTo(-0.3, within(0.0005));
  }

  @Test
  void numbersThatAreNotFiniteAreRejected() {
    String keys = ONE_KEY.replace("5 (7 7 7)", "0 (7 nan 7) 60 (8 7 7)");
    assertThatThrownBy(() -> imported(ARM.formatted("linear") + keys, Map.of(), null, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "'hand' cannot be sampled, at 0.0 s: a number of this movement is not finite");
  }

  private Converted imported(String tracks, Map<String, Double> lengths, String rest, double rate)
      throws HierarchyException {
    ConversionSettings settings =
        new ConversionSettings(
            PoseMapping.parse("arm=left.Wrist,hand=left.Palm"),
            Hierarchy.parse("hand:arm"),
            new Timing(60, rate),
            new Axes(0.01),
            Precision.DEFAULT);
    Document empty = document("Input Animation Ver 1.1\nHands {\n}\nEof\n");
    Motion pose = rest == null ? null : motion(rest);
    return MotionImport.of(motion(tracks), lengths, pose, settings, empty);
  }

  private Motion motion(String tracks) {
    String text = "Mikoto Motion Ver 2\nMotion { name = \"m\" endframe = 60 loop = 0\n%s }\nEof\n";
    return MotionReader.read(document(text.formatted(tracks)));
  }

  private Document document(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return engine.openText("text", bytes, Selection.ANY).value().orElseThrow().document();
  }

  private static Pose palm(Document document) {
    return InputAnimation.of(document).pose("left.Palm");
  }

  private static double angle(double sine, double cosine) {
    return 2 * Math.toDegrees(Math.atan2(sine, cosine));
  }

  private static double[] played(Pose pose, double time) {
    return numbers(pose.position(), time);
  }

  private static double[] turned(Pose pose, double time) {
    return numbers(pose.rotation(), time);
  }

  private static double[] numbers(List<Curve> curves, double time) {
    return curves.stream().mapToDouble(curve -> number(curve, time)).toArray();
  }

  /** Straight lines between keys, as MRTK plays them. */
  private static double number(Curve curve, double time) {
    int key = 0;
    while (key + 2 < curve.size() && curve.time(key + 1) <= time) {
      key++;
    }
    double part = (time - curve.time(key)) / ((double) curve.time(key + 1) - curve.time(key));
    return curve.value(key) + part * ((double) curve.value(key + 1) - curve.value(key));
  }

  private static double distance(double[] one, double[] other) {
    double square = 0;
    for (int i = 0; i < one.length; i++) {
      square += (one[i] - other[i]) * (one[i] - other[i]);
    }
    return Math.sqrt(square);
  }
}
