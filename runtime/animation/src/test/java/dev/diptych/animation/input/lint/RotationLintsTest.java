package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.Found;
import dev.diptych.animation.input.Take;
import org.junit.jupiter.api.Test;

/** Rotations, and the damage that a recorder does to them. */
class RotationLintsTest {
  private static final String TIP = "hands.joints_left.joints[11]";
  private static final String WRIST = "hands.joints_left.joints[1]";
  private static final double HALF = Math.sqrt(0.5);

  private static Take turning() {
    return Take.shipped().rotation("camera", 0, 0, 0, 0, 1).rotation("camera", 1, 0, HALF, 0, HALF);
  }

  @Test
  void findsNothingWrongWithUnitRotations() {
    assertThat(Found.in(turning()).spots()).isEmpty();
    assertThat(Found.in(turning().rotation("camera", 2, 0.577, 0.577, 0.577, 0)).spots()).isEmpty();
  }

  @Test
  void findsRotationsThatAreNotOfUnitLength() {
    Take take = turning().rotation("camera", 2, 0, 1, 0, 1).rotation("camera", 3, 0, 0, 0, 0.5);
    Found found = Found.in(take);
    assertThat(found.spots())
        .containsExactly("rotation-not-unit at camera.rotation_x.keyframes[2]");
    assertThat(found.messages().get(0))
        .contains("camera: the rotation at 2 s has the length 1.4142; 1 more key");
  }

  @Test
  void looksOnlyAtTimesWhereAllFourHaveAKey() {
    Take apart = turning().keys("camera.rotation_y", 1.5, 3).keys("camera.rotation_w", 1.75, 3);
    assertThat(Found.in(apart).spots()).isEmpty();
    Take common = apart.rotation("camera", 2, 0, 0, 0, 2);
    assertThat(Found.in(common).spots())
        .containsExactly("rotation-not-unit at camera.rotation_x.keyframes[2]");
  }

  @Test
  void findsChangesOfSides() {
    Take take =
        turning().rotation("camera", 2, 0, -HALF, 0, -HALF).rotation("camera", 3, 0, 0, 0, -1);
    Found found = Found.in(take);
    assertThat(found.spots())
        .containsExactly("rotation-sign-flip at camera.rotation_x.keyframes[2]");
    assertThat(found.messages().get(0)).contains("changes sides between 1 s and 2 s");
  }

  @Test
  void wantsARotationWhereThereIsAPosition() {
    Take take = turning().rotation(TIP, 0, 0, 0, 0, 1).keys("hands.tracked_left", 0, 1);
    take.keys(WRIST + ".position_y", 0, 1);
    assertThat(Found.in(take).spots()).containsExactly("rotation-empty at " + WRIST);
    assertThat(Found.in(take.keys(WRIST + ".rotation_w", 0, 1)).spots()).isEmpty();
  }

  @Test
  void namesTheDamageOfTheRecorderAndNothingElse() {
    Take take = Take.shipped().rotation("camera", 0, 0, 0, 0, 1);
    take.rotation("camera", 1, 0, HALF, 0).rotation("camera", 2, 0, -HALF, 0);
    Found found = Found.in(take);
    assertThat(found.spots()).containsExactly("rotation-w-damage at camera.rotation_w");
    assertThat(found.messages().get(0))
        .contains("camera: RotationW has 1 key where RotationX has 3");
  }

  @Test
  void namesTheDamageWithoutPartitions() {
    Take take = Take.shipped().rotation("camera", 0, 0, 0, 0, 1).rotation("camera", 1, 0, 0.1, 0.3);
    take.keys("camera.rotation_w", 1, 0.3);
    Found found = Found.in(take);
    assertThat(found.spots()).containsExactly("rotation-w-damage at camera.rotation_w");
    assertThat(found.messages().get(0)).contains("holds the value of RotationZ");
  }

  @Test
  void takesAConstantWForWhatItIs() {
    Take half = Take.shipped().rotation("camera", 0, 1, 0, 0, 0).rotation("camera", 1, 0, 1, 0);
    assertThat(Found.in(half).spots()).isEmpty();
    Take quarter = Take.shipped().rotation("camera", 0, 0, 0, 0, 1);
    assertThat(Found.in(quarter.rotation("camera", 1, 0, 0, HALF, HALF)).spots()).isEmpty();
  }

  @Test
  void takesOneProvenPoseForProofOfAll() {
    Take still = Take.shipped().keys("hands.tracked_left", 0, 1).rotation(TIP, 0, 0, 0, 0, 1);
    still.rotation(WRIST, 0, 0, 0, 0, 1).rotation(WRIST, 1, 0, 0.01, 0);
    assertThat(Found.in(still).spots()).isEmpty();
    still.rotation("camera", 0, 0, 0, 0, 1).rotation("camera", 1, 0, 1, 0);
    assertThat(Found.in(still).spots())
        .containsExactly(
            "rotation-w-damage at camera.rotation_w",
            "rotation-w-damage at " + WRIST + ".rotation_w");
  }
}
