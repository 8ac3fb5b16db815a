package dev.diptych.animation.hand.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.json.JsonException;
import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArticulatedPoseTest {
  /** Joints of a right hand somewhere, each with a place and a rotation of its own. */
  private static Map<Joint, Transform> somewhere() {
    Map<Joint, Transform> joints = new EnumMap<>(Joint.class);
    Quaternion turn = new EulerAngles(20, -30, 40).toQuaternion();
    for (Joint joint : Joint.values()) {
      int i = joint.index();
      Vector place = new Vector(0.003 * i, 0.001 * i * i / 10, 0.2 - 0.004 * i);
      Quaternion rotation = new EulerAngles(i, 2.0 * i, -i).toQuaternion();
      joints.put(
          joint, new Transform(turn.rotate(place).plus(new Vector(1, 2, 3)), turn.times(rotation)));
    }
    return joints;
  }

  private static void assertSame(ArticulatedPose pose, ArticulatedPose other) {
    for (Joint joint : Joint.values()) {
      Transform one = pose.joint(joint);
      Transform two = other.joint(joint);
      assertThat(one.position().minus(two.position()).norm()).as(joint.label()).isLessThan(1e-6);
      assertThat(Math.abs(one.rotation().dot(two.rotation()))).isGreaterThan(1 - 1e-9);
    }
  }

  @Test
  void whatIsWrittenIsRead() throws JsonException {
    ArticulatedPose pose = ArticulatedPose.of(somewhere(), false);
    String json = pose.toJson(new EulerAngles(5, 6, 7).toQuaternion(), Joint.INDEX_TIP);
    assertSame(ArticulatedPose.read(json.getBytes(StandardCharsets.UTF_8)), pose);
    assertThat(json).startsWith("{\n  \"items\": [\n    {\n      \"joint\": \"None\",");
    assertThat(json.split("\"joint\"", -1)).hasSize(28);
    assertThat(pose.joint(Joint.WRIST).position().norm()).isLessThan(1e-12);
  }

  @Test
  void aLeftHandIsMirrored() {
    Map<Joint, Transform> left = somewhere();
    left.replaceAll((joint, placement) -> placement.mirrored());
    assertSame(ArticulatedPose.of(left, true), ArticulatedPose.of(somewhere(), false));
  }

  private static JsonException rejected(String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    return catchThrowableOfType(JsonException.class, () -> ArticulatedPose.read(bytes));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]|1:1|a pose must be an object",
        "{}|1:1|a pose of MRTK has the array \"items\"",
        "{'items': 1}|1:11|items must be an array",
        "{'items': []} 1|1:15|the JSON has ended before this",
        "{'items': []}|1:1|the pose lacks the joint Wrist, Palm",
        "{'items': [{'joint': 'Thumb'}]}|1:12|an item has no joint of MRTK, but 'Thumb'",
        "{'items': [{'joint': 'Palm'}]}|1:12|Palm has no position",
        "{'items': [{'pose': {'position': {'x': 1}}}]}|1:34|'y' is missing here",
        "{'items': [{'pose': {'position': {'x': 1e999}}}]}|1:40|x must be a finite number",
        "{'items': [{'joint': 'Palm}]}|1:30|this is not valid JSON",
        "{'items'|1:9|this is not valid JSON",
        "{'other': [1, {'a': null}, 'b'|1:31|this is not valid JSON",
      })
  void errorsTellWhere(String json, String place, String message) {
    JsonException error = rejected(json.replace('\'', '"').replace("\"y\" is", "'y' is"));
    assertThat(error).hasMessageContaining(message.replace("''", "'"));
    assertThat(error.line() + ":" + error.column()).isEqualTo(place);
  }

  @Test
  void deepAndLongJsonIsRejected() {
    assertThat(rejected("{\"a\": " + "[".repeat(100_000)))
        .hasMessageContaining("this is not valid JSON");
    assertThat(rejected(" ".repeat(ArticulatedPose.MAX_BYTES + 1)))
        .hasMessageContaining("no more than 1,048,576 bytes");
  }

  @Test
  void jointsInOtherUnitsAreRejected() {
    Map<Joint, Transform> joints = somewhere();
    joints.replaceAll(
        (joint, placement) ->
            new Transform(placement.position().scaled(100), placement.rotation()));
    String json = ArticulatedPose.of(joints, false).toJson(Quaternion.IDENTITY, Joint.WRIST);
    assertThat(rejected(json)).hasMessageContaining("positions are in metres");
  }
}
