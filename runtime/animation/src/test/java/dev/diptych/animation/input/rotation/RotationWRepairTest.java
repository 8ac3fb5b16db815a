package dev.diptych.animation.input.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
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

  private static AnimationBuilder whole(AnimationBuilder take, String pose, RecordedMotion motion) {
    return add(take, pose, motion, motion.size());
  }

  private static AnimationBuilder damaged(
      AnimationBuilder take, String pose, RecordedMotion motion) {
    return add(take, pose, motion, 1);
  }

  private static AnimationBuilder add(
      AnimationBuilder take, String pose, RecordedMotion motion, int keysOfW) {
    for (int key = 0; key < motion.size(); key++) {
      for (int axis = 0; axis < (key < keysOfW ? 4 : 3); axis++) {
        String curve = pose + ".rotation_" + "xyzw".charAt(axis);
        take.key(curve, motion.time(key), motion.value(key, axis));
      }
    }
    return take;
  }

  private static Document repair(AnimationBuilder take, CollectedDiagnostics found) {
    return found.repair(List.of(new RotationWRepair()), take.build());
  }

  private static Pose camera(Document document) {
    return InputAnimation.of(document).camera();
  }

  /** Damages {@code motion} in every way there is and compares W key by key. */
  private static void assertMends(RecordedMotion motion, String name) {
    Document repaired =
        repair(damaged(AnimationBuilder.shipped(), "camera", motion), new CollectedDiagnostics());
    Curve w = camera(repaired).w();
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
  void rebuildsWForWobblingAxes() {
    assertMendsAll(RecordedMotion::turning);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1})
  void wIsRebuiltWhereItCrossesZeroAtAnySpeed(double speed) {
    assertMendsAll(seed -> RecordedMotion.swinging(seed, speed));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3})
  void wIsRebuiltWhereItTurnsBackNearZero(double least) {
    assertMendsAll(seed -> RecordedMotion.touching(seed, least));
  }

  @Test
  void signFlipsOfRecordingsAreFollowed() {
    assertMendsAll(seed -> RecordedMotion.turning(seed).mirrored(seed));
    assertMendsAll(seed -> RecordedMotion.swinging(seed, 0.5).mirrored(seed));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-3, -1e-3})
  void guessedSignsAreReported(double first) {
    AnimationBuilder take = damaged(AnimationBuilder.shipped(), "camera", PROOF);
    for (int key = 0; key < 40; key++) {
      double angle = Math.PI / 2 - Math.asin(first) + key * 0.02;
      take.keys(WRIST + ".rotation_x", key / 60.0, Math.sin(angle));
      take.keys(WRIST + ".rotation_y", key / 60.0, 0).keys(WRIST + ".rotation_z", key / 60.0, 0);
    }
    take.keys(WRIST + ".rotation_w", 0, first);
    CollectedDiagnostics found = new CollectedDiagnostics();
    repair(take, found);
    assertThat(found.messages().get(0)).doesNotContain("guess");
    assertThat(found.messages().get(1))
        .endsWith(
            "is rebuilt with 40 keys; its first key is near 0,"
                + " so the sign of the others is a guess");
  }

  @Test
  void everyDamagedPoseIsRepairedAndReported() {
    AnimationBuilder take =
        damaged(AnimationBuilder.shipped(), "camera", PROOF).marker(1, "m").trailing(2);
    damaged(take, WRIST, RecordedMotion.touching(2, 0.2)).keys(WRIST + ".position_x", 0, 1);
    CollectedDiagnostics found = new CollectedDiagnostics();
    Document repaired = repair(take, found);
    assertThat(found.codes())
        .containsExactly(
            "rotation-w-rebuilt at camera.rotation_w",
            "rotation-w-rebuilt at " + WRIST + ".rotation_w");
    assertThat(found.messages().get(0))
        .isEqualTo("note: camera rotation_w is rebuilt with 150 keys");
    assertThat(CollectedDiagnostics.in(repaired).codes())
        .noneMatch(spot -> spot.startsWith("rotation"));
    assertThat(repaired.residue()).isEqualTo(take.build().residue());
    assertThat(repair(take, new CollectedDiagnostics())).isEqualTo(repaired);
    assertThat(new CollectedDiagnostics().repair(List.of(new RotationWRepair()), repaired))
        .isSameAs(repaired);
  }

  @Test
  void onlyWChanges() {
    Document whole = whole(AnimationBuilder.shipped().marker(1, "m"), "camera", PROOF).build();
    Document repaired =
        repair(
            damaged(AnimationBuilder.shipped().marker(1, "m"), "camera", PROOF),
            new CollectedDiagnostics());
    Curve w = camera(whole).w();
    assertThat(DocumentEdits.put(repaired.root(), w.path(), w.struct())).isEqualTo(whole.root());
  }

  @Test
  void recordingsWithoutPartitionsAreRepaired() {
    AnimationBuilder take = damaged(AnimationBuilder.shipped(), "camera", PROOF);
    int last = PROOF.size() - 1;
    take.key("camera.rotation_w", PROOF.time(last), PROOF.value(last, 2));
    Document single =
        repair(damaged(AnimationBuilder.shipped(), "camera", PROOF), new CollectedDiagnostics());
    assertThat(repair(take, new CollectedDiagnostics()).root()).isEqualTo(single.root());
  }

  @Test
  void theFirstKeyIsKept() {
    AnimationBuilder take =
        AnimationBuilder.old().rotation("camera", 0, 0.3, 0, 0).rotation("camera", 1, 1, 0, 0);
    take.key("camera.rotation_w", 0, -0.95f, 1, 2, 3, 4, 1);
    Curve w = camera(repair(take, new CollectedDiagnostics())).w();
    assertThat(w.value(0)).isEqualTo(-0.95f);
    assertThat(w.keys().bits(0, 6)).isEqualTo(1);
    assertThat(w.keys().bits(1, 6)).isEqualTo(3);
    assertThat(w.keys().bits(1, 2)).isZero();
    assertThat(w.valueBits(1)).isZero();
  }

  @Test
  void aFirstKeyAtAnotherTimeIsReplaced() {
    AnimationBuilder take =
        AnimationBuilder.shipped().rotation("camera", 1, 0.6, 0, 0).rotation("camera", 2, 0, 0, 0);
    take.keys("camera.rotation_w", 0, -0.1);
    Curve w = camera(repair(take, new CollectedDiagnostics())).w();
    assertThat(w.value(0)).isCloseTo(-0.8f, within(1e-6f));
    assertThat(w.value(1)).isEqualTo(-1f);
  }

  @Test
  void undamagedAnimationsAreUnchanged() {
    Document sound = whole(AnimationBuilder.shipped(), "camera", PROOF).build();
    CollectedDiagnostics found = new CollectedDiagnostics();
    assertThat(found.repair(List.of(new RotationWRepair()), sound)).isSameAs(sound);
    assertThat(found.codes()).isEmpty();
  }

  @Test
  void irreparableDamageIsReported() {
    AnimationBuilder take = damaged(AnimationBuilder.shipped(), "camera", PROOF);
    String[] joints = new String[3];
    for (int i = 0; i < joints.length; i++) {
      joints[i] = "hands.joints_left.joints[" + i + "]";
      damaged(take, joints[i], RecordedMotion.turning(i).thinned(DEGREES));
    }
    take.keys(joints[0] + ".rotation_x", 99, 0);
    take.rotation(joints[1], 99, Double.NaN, 0, 0);
    take.rotation(joints[2], 0.01, 0, 0, 0);
    CollectedDiagnostics found = new CollectedDiagnostics();
    Document repaired = repair(take, found);
    assertThat(found.codes())
        .startsWith("rotation-w-rebuilt at camera.rotation_w")
        .filteredOn(spot -> spot.startsWith("rotation-w-not-rebuilt"))
        .hasSize(joints.length);
    assertThat(found.messages().get(1)).startsWith("warning").contains("at the same times");
    assertThat(found.messages().get(2)).contains("not finite");
    assertThat(found.messages().get(3)).contains("ascending");
    assertThat(repaired.root().get("hands")).isEqualTo(take.build().root().get("hands"));
  }
}
