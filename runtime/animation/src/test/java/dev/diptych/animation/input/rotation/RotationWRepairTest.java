package dev.diptych.animation.input.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.Found;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Take;
import dev.diptych.model.document.Document;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damages motions whose W is known as MRTK does, and compares what the repair makes of them. */
class RotationWRepairTest {
  private static final String WRIST = "hands.joints_right.joints[1]";
  private static final double DEGREES = 0.2;

  /** A turn that no constant W explains, so that the damage is proven. */
  private static final RecordedMotion PROOF = RecordedMotion.turning(1);

  private static Take whole(Take take, String pose, RecordedMotion motion) {
    return add(take, pose, motion, motion.size());
  }

  private static Take damaged(Take take, String pose, RecordedMotion motion) {
    return add(take, pose, motion, 1);
  }

  private static Take add(Take take, String pose, RecordedMotion motion, int keysOfW) {
    for (int key = 0; key < motion.size(); key++) {
      for (int axis = 0; axis < (key < keysOfW ? 4 : 3); axis++) {
        String curve = pose + ".rotation_" + "xyzw".charAt(axis);
        take.key(curve, motion.time(key), motion.value(key, axis));
      }
    }
    return take;
  }

  private static Document mend(Take take, Found found) {
    return found.mend(List.of(new RotationWRepair()), take.build());
  }

  private static Pose camera(Document document) {
    return InputAnimation.of(document).camera();
  }

  /** Damages {@code motion} in every way there is and compares W key by key. */
  private static void assertMends(RecordedMotion motion, String name) {
    Document mended = mend(damaged(Take.shipped(), "camera", motion), new Found());
    Curve w = camera(mended).w();
    assertThat(w.size()).as(name).isEqualTo(motion.size());
    assertThat(w.head("num_keyframes")).isEqualTo(motion.size());
    for (int key = 0; key < w.size(); key++) {
      assertThat(w.timeBits(key)).isEqualTo(Float.floatToRawIntBits(motion.time(key)));
      assertThat(w.value(key))
          .as("%s, key %s", name, key)
          .isCloseTo(motion.value(key, Pose.W), within(1e-3f));
    }
  }

  private static void assertMendsAll(IntFunction<RecordedMotion> motions) {
    for (int seed = 0; seed < 100; seed++) {
      assertMends(motions.apply(seed), "seed " + seed);
      assertMends(motions.apply(seed).thinned(DEGREES), "seed " + seed + ", thinned");
    }
  }

  @Test
  void findsWAgainWhereAxesWobble() {
    assertMendsAll(RecordedMotion::turning);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1})
  void findsWAgainWhereItPassesZeroAtAnySpeed(double speed) {
    assertMendsAll(seed -> RecordedMotion.swinging(seed, speed));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3})
  void findsWAgainWhereItTurnsBackCloseToZero(double least) {
    assertMendsAll(seed -> RecordedMotion.touching(seed, least));
  }

  @Test
  void followsRecordingsThatGoOnWithTheOtherQuaternion() {
    assertMendsAll(seed -> RecordedMotion.turning(seed).mirrored(seed));
    assertMendsAll(seed -> RecordedMotion.swinging(seed, 0.5).mirrored(seed));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-3, -1e-3})
  void saysThatSignsAreGuessedWhereTheFirstWIsNearZero(double first) {
    Take take = damaged(Take.shipped(), "camera", PROOF);
    for (int key = 0; key < 40; key++) {
      double angle = Math.PI / 2 - Math.asin(first) + key * 0.02;
      take.keys(WRIST + ".rotation_x", key / 60.0, Math.sin(angle));
      take.keys(WRIST + ".rotation_y", key / 60.0, 0).keys(WRIST + ".rotation_z", key / 60.0, 0);
    }
    take.keys(WRIST + ".rotation_w", 0, first);
    Found found = new Found();
    mend(take, found);
    assertThat(found.messages().get(0)).doesNotContain("guess");
    assertThat(found.messages().get(1))
        .endsWith(
            "is rebuilt with 40 keys; its first key is near 0,"
                + " so the sign of the others is a guess");
  }

  @Test
  void mendsEveryPoseAndSaysSo() {
    Take take = damaged(Take.shipped(), "camera", PROOF).marker(1, "m").trailing(2);
    damaged(take, WRIST, RecordedMotion.touching(2, 0.2)).keys(WRIST + ".position_x", 0, 1);
    Found found = new Found();
    Document mended = mend(take, found);
    assertThat(found.spots())
        .containsExactly(
            "rotation-w-rebuilt at camera.rotation_w",
            "rotation-w-rebuilt at " + WRIST + ".rotation_w");
    assertThat(found.messages().get(0))
        .isEqualTo("note: camera rotation_w is rebuilt with 150 keys");
    assertThat(Found.in(mended).spots()).noneMatch(spot -> spot.startsWith("rotation"));
    assertThat(mended.residue()).isEqualTo(take.build().residue());
    assertThat(mend(take, new Found())).isEqualTo(mended);
    assertThat(new Found().mend(List.of(new RotationWRepair()), mended)).isSameAs(mended);
  }

  @Test
  void changesNothingButW() {
    Document whole = whole(Take.shipped().marker(1, "m"), "camera", PROOF).build();
    Document mended = mend(damaged(Take.shipped().marker(1, "m"), "camera", PROOF), new Found());
    Curve w = camera(whole).w();
    assertThat(DocumentEdits.put(mended.root(), w.path(), w.struct())).isEqualTo(whole.root());
  }

  @Test
  void mendsRecordingsWithoutPartitions() {
    Take take = damaged(Take.shipped(), "camera", PROOF);
    int last = PROOF.size() - 1;
    take.key("camera.rotation_w", PROOF.time(last), PROOF.value(last, 2));
    Document single = mend(damaged(Take.shipped(), "camera", PROOF), new Found());
    assertThat(mend(take, new Found()).root()).isEqualTo(single.root());
  }

  @Test
  void keepsTheFirstKeyAsItIs() {
    Take take = Take.old().rotation("camera", 0, 0.3, 0, 0).rotation("camera", 1, 1, 0, 0);
    take.key("camera.rotation_w", 0, -0.95f, 1, 2, 3, 4, 1);
    Curve w = camera(mend(take, new Found())).w();
    assertThat(w.value(0)).isEqualTo(-0.95f);
    assertThat(w.keys().bits(0, 6)).isEqualTo(1);
    assertThat(w.keys().bits(1, 6)).isEqualTo(3);
    assertThat(w.keys().bits(1, 2)).isZero();
    assertThat(w.valueBits(1)).isZero();
  }

  @Test
  void leavesTheFirstKeyWhereItHasAnotherTime() {
    Take take = Take.shipped().rotation("camera", 1, 0.6, 0, 0).rotation("camera", 2, 0, 0, 0);
    take.keys("camera.rotation_w", 0, -0.1);
    Curve w = camera(mend(take, new Found())).w();
    assertThat(w.value(0)).isCloseTo(-0.8f, within(1e-6f));
    assertThat(w.value(1)).isEqualTo(-1f);
  }

  @Test
  void leavesSoundAnimationsAlone() {
    Document sound = whole(Take.shipped(), "camera", PROOF).build();
    Found found = new Found();
    assertThat(found.mend(List.of(new RotationWRepair()), sound)).isSameAs(sound);
    assertThat(found.spots()).isEmpty();
  }

  @Test
  void saysWhatItCannotMend() {
    Take take = damaged(Take.shipped(), "camera", PROOF);
    String[] joints = new String[3];
    for (int i = 0; i < joints.length; i++) {
      joints[i] = "hands.joints_left.joints[" + i + "]";
      damaged(take, joints[i], RecordedMotion.turning(i).thinned(DEGREES));
    }
    take.keys(joints[0] + ".rotation_x", 99, 0);
    take.rotation(joints[1], 99, Double.NaN, 0, 0);
    take.rotation(joints[2], 0.01, 0, 0, 0);
    Found found = new Found();
    Document mended = mend(take, found);
    assertThat(found.spots())
        .startsWith("rotation-w-rebuilt at camera.rotation_w")
        .filteredOn(spot -> spot.startsWith("rotation-w-not-rebuilt"))
        .hasSize(joints.length);
    assertThat(found.messages().get(1)).startsWith("warning").contains("at the same times");
    assertThat(found.messages().get(2)).contains("not finite");
    assertThat(found.messages().get(3)).contains("ascending");
    assertThat(InputAnimation.of(mended).hands())
        .isEqualTo(InputAnimation.of(take.build()).hands());
  }
}
