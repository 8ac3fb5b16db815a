package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import org.junit.jupiter.api.Test;

/** Rotations, and the damage that a recorder does to them. */
class RotationLintsTest {
  private static final String TIP = "hands.joints_left.joints[11]";
  private static final String WRIST = "hands.joints_left.joints[1]";
  private static final String NONE = "hands.joints_left.joints[0]";
  private static final double HALF = Math.sqrt(0.5);

  private static AnimationBuilder turning() {
    return AnimationBuilder.shipped()
        .rotation("camera", 0, 0, 0, 0, 1)
        .rotation("camera", 1, 0, HALF, 0, HALF);
  }

  @Test
  void unitRotationsHaveNoDiagnostics() {
    assertThat(CollectedDiagnostics.in(turning()).codes()).isEmpty();
    assertThat(
            CollectedDiagnostics.in(turning().rotation("camera", 2, 0.577, 0.577, 0.577, 0))
                .codes())
        .isEmpty();
  }

  @Test
  void rotationsWithoutUnitLengthAreReported() {
    AnimationBuilder take =
        turning().rotation("camera", 2, 0, 1, 0, 1).rotation("camera", 3, 0, 0, 0, 0.5);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .containsExactly("rotation-not-unit at camera.rotation_x.keyframes[2]");
    assertThat(found.messages().get(0))
        .contains("camera: the rotation at 2 s has the length 1.4142; 1 more key");
  }

  @Test
  void onlyKeysOfAllFourCurvesAreChecked() {
    AnimationBuilder apart =
        turning().keys("camera.rotation_y", 1.5, 3).keys("camera.rotation_w", 1.75, 3);
    assertThat(CollectedDiagnostics.in(apart).codes()).isEmpty();
    AnimationBuilder common = apart.rotation("camera", 2, 0, 0, 0, 2);
    assertThat(CollectedDiagnostics.in(common).codes())
        .containsExactly("rotation-not-unit at camera.rotation_x.keyframes[2]");
  }

  @Test
  void signFlipsAreReported() {
    AnimationBuilder take =
        turning().rotation("camera", 2, 0, -HALF, 0, -HALF).rotation("camera", 3, 0, 0, 0, -1);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .containsExactly("rotation-sign-flip at camera.rotation_x.keyframes[2]");
    assertThat(found.messages().get(0)).contains("changes hemispheres between 1 s and 2 s");
  }

  @Test
  void positionsWithoutRotationAreReported() {
    AnimationBuilder take = turning().rotation(TIP, 0, 0, 0, 0, 1).keys("hands.tracked_left", 0, 1);
    take.keys(WRIST + ".position_y", 0, 1);
    assertThat(CollectedDiagnostics.in(take).codes()).containsExactly("rotation-empty at " + WRIST);
    assertThat(CollectedDiagnostics.in(take.keys(WRIST + ".rotation_w", 0, 1)).codes()).isEmpty();
  }

  @Test
  void recorderDamageHidesOtherDiagnostics() {
    AnimationBuilder take = AnimationBuilder.shipped().rotation("camera", 0, 0, 0, 0, 1);
    take.rotation("camera", 1, 0, HALF, 0).rotation("camera", 2, 0, -HALF, 0);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes()).containsExactly("rotation-w-damage at camera.rotation_w");
    assertThat(found.messages().get(0))
        .contains("camera: RotationW has 1 key where RotationX has 3");
  }

  @Test
  void recorderDamageWithoutPartitionsIsReported() {
    AnimationBuilder take =
        AnimationBuilder.shipped()
            .rotation("camera", 0, 0, 0, 0, 1)
            .rotation("camera", 1, 0, 0.1, 0.3);
    take.keys("camera.rotation_w", 1, 0.3);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes()).containsExactly("rotation-w-damage at camera.rotation_w");
    assertThat(found.messages().get(0)).contains("holds the value of RotationZ");
  }

  @Test
  void aConstantWIsNoDamage() {
    AnimationBuilder half =
        AnimationBuilder.shipped().rotation("camera", 0, 1, 0, 0, 0).rotation("camera", 1, 0, 1, 0);
    assertThat(CollectedDiagnostics.in(half).codes()).isEmpty();
    AnimationBuilder quarter = AnimationBuilder.shipped().rotation("camera", 0, 0, 0, 0, 1);
    assertThat(CollectedDiagnostics.in(quarter.rotation("camera", 1, 0, 0, HALF, HALF)).codes())
        .isEmpty();
  }

  @Test
  void rotationsThatWereNeverRecordedAreNoDamage() {
    AnimationBuilder take = AnimationBuilder.shipped().rotation("camera", 0, 0, 0, 0, 0);
    CollectedDiagnostics found = CollectedDiagnostics.in(take.rotation("camera", 1, 0, 0, 0, 0));
    assertThat(found.codes())
        .containsExactly("rotation-not-unit at camera.rotation_x.keyframes[0]");
  }

  @Test
  void theJointNoneNeedsNoRotation() {
    AnimationBuilder take = AnimationBuilder.shipped().keys("hands.tracked_left", 0, 1, 1, 1);
    take.rotation(TIP, 0, 0, 0, 0, 1).rotation(NONE, 0, 0, 0, 0, 0);
    assertThat(CollectedDiagnostics.in(take).codes()).isEmpty();
    assertThat(CollectedDiagnostics.in(take.rotation(NONE, 1, 0, 0, 0, 2)).codes())
        .containsExactly("rotation-not-unit at " + NONE + ".rotation_x.keyframes[1]");
  }

  @Test
  void oneProvenPoseProvesTheDamageOfAll() {
    AnimationBuilder still =
        AnimationBuilder.shipped().keys("hands.tracked_left", 0, 1).rotation(TIP, 0, 0, 0, 0, 1);
    still.rotation(WRIST, 0, 0, 0, 0, 1).rotation(WRIST, 1, 0, 0.01, 0);
    assertThat(CollectedDiagnostics.in(still).codes()).isEmpty();
    still.rotation("camera", 0, 0, 0, 0, 1).rotation("camera", 1, 0, 1, 0);
    assertThat(CollectedDiagnostics.in(still).codes())
        .containsExactly(
            "rotation-w-damage at camera.rotation_w",
            "rotation-w-damage at " + WRIST + ".rotation_w");
  }
}
