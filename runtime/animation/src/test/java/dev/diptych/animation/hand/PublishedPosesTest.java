package dev.diptych.animation.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.animation.hand.pose.ArticulatedPose;
import dev.diptych.animation.json.JsonException;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares the gestures with the poses that MRTK publishes, {@code ArticulatedHandPose_*.json}.
 * They are not part of this project: without {@code -Ddiptych.mrtk.poses=FOLDER}, it is skipped.
 */
class PublishedPosesTest {
  private static Map<Joint, Transform> published(String gesture) throws IOException {
    String folder = System.getProperty("diptych.mrtk.poses");
    assumeTrue(folder != null, "no published poses");
    Path file = Path.of(folder, "ArticulatedHandPose_" + gesture + ".json");
    try {
      return ArticulatedPose.read(Files.readAllBytes(file)).joints();
    } catch (JsonException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<Joint, Transform> ours(String gesture) {
    double[] values = new double[HandSkeleton.WIDTH];
    HandPose pose = Gestures.builtIn().get(gesture);
    new HandSkeleton(Side.RIGHT, 1).write(pose, Vector.ZERO, Quaternion.IDENTITY, values, 0);
    Map<Joint, Transform> placed = new EnumMap<>(Joint.class);
    for (Joint joint : Joint.values()) {
      placed.put(
          joint,
          new Transform(
              HandSkeleton.position(values, 0, joint), HandSkeleton.rotation(values, 0, joint)));
    }
    return placed;
  }

  private static boolean isBone(Joint joint) {
    return joint != Joint.WRIST && joint != Joint.PALM && !joint.label().endsWith("Tip");
  }

  private static Vector bone(Map<Joint, Transform> hand, Joint joint) {
    Joint next = List.of(Joint.values()).get(joint.index() + 1);
    return hand.get(next).position().minus(hand.get(joint).position());
  }

  /** The sum of the lengths of all bones. */
  private static double size(Map<Joint, Transform> hand) {
    double sum = 0;
    for (Joint joint : Joint.values()) {
      sum += isBone(joint) ? bone(hand, joint).norm() : 0;
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({
    "Flat, 5",
    "Open, 5",
    "Pinch, 5",
    "PinchSteadyWrist, 5",
    "Poke, 5",
    "Grab, 6",
    "ThumbsUp, 7",
    "Victory, 5",
    "TeleportStart, 6",
    "TeleportEnd, 6"
  })
  void jointsAreNearThePublishedOnes(String gesture, double millimetres) throws IOException {
    Map<Joint, Transform> theirs = published(gesture);
    Map<Joint, Transform> ours = ours(gesture);
    double scale = size(ours) / size(theirs);
    double sum = 0;
    for (Joint joint : Joint.values()) {
      Vector scaled = theirs.get(joint).position().scaled(scale);
      sum += ours.get(joint).position().minus(scaled).norm();
    }
    double mean = 1000 * sum / (Joint.COUNT - 1);
    assertThat(mean).as("mean distance in millimetres").isLessThan(millimetres);
  }

  @ParameterizedTest
  @CsvSource({
    "Flat",
    "Open",
    "Pinch",
    "Poke",
    "Victory",
    "ThumbsUp",
    "TeleportStart",
    "TeleportEnd"
  })
  void everyBoneIsBentTheSameWay(String gesture) throws IOException {
    Map<Joint, Transform> theirs = published(gesture);
    Map<Joint, Transform> ours = ours(gesture);
    for (Joint joint : Joint.values()) {
      if (isBone(joint)) {
        double cosine = bone(ours, joint).unit().dot(bone(theirs, joint).unit());
        double degrees = Math.toDegrees(Math.acos(Math.min(1, cosine)));
        assertThat(degrees).as(joint.label()).isLessThan(30);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"Flat", "Open", "Poke", "Victory", "Grab"})
  void rotationsFollowTheSameConvention(String gesture) throws IOException {
    Map<Joint, Transform> theirs = published(gesture);
    Map<Joint, Transform> ours = ours(gesture);
    for (Joint joint : Joint.values()) {
      Quaternion turn = theirs.get(joint).rotation().inverse().times(ours.get(joint).rotation());
      double degrees = 2 * Math.toDegrees(turn.near(Quaternion.IDENTITY).log().norm());
      assertThat(degrees).as(joint.label()).isLessThan(45);
    }
  }
}
