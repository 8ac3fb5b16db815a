package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import org.junit.jupiter.api.Test;

/** Parts that do not play as they look. */
class PartLintsTest {
  private static final String PALM = "hands.joints_right.joints[2]";

  private static final String TIP = "hands.joints_right.joints[11]";

  private static AnimationBuilder palm() {
    return AnimationBuilder.shipped()
        .keys(PALM + ".position_x", 0, 1, 2, 1)
        .rotation(PALM, 0, 0, 0, 0, 1)
        .rotation(TIP, 0, 0, 0, 0, 1);
  }

  @Test
  void aMissingPointerJointIsReported() {
    AnimationBuilder take =
        AnimationBuilder.shipped()
            .rotation(PALM, 0, 0, 0, 0, 1)
            .keys("hands.tracked_right", 0, 1, 1, 1);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes()).containsExactly("pointer-missing at hands.joints_right");
    assertThat(found.messages().get(0))
        .isEqualTo("warning: the right hand is tracked, but IndexTip has no keys");
    assertThat(CollectedDiagnostics.in(take.rotation(TIP, 0, 0, 0, 0, 1)).codes()).isEmpty();
  }

  @Test
  void unorderedMarkersAreReported() {
    AnimationBuilder take = palm().keys("hands.tracked_right", 0, 1);
    take.marker(0, "a").marker(1, "b").marker(1, "c");
    assertThat(CollectedDiagnostics.in(take).codes()).isEmpty();
    CollectedDiagnostics found = CollectedDiagnostics.in(take.marker(0.5, "d"));
    assertThat(found.codes()).containsExactly("markers-unordered at markers.markers[3]");
    assertThat(found.messages())
        .containsExactly("warning: the marker at 0.5 s is after one at 1 s");
  }

  @Test
  void jointsOfUntrackedHandsAreReported() {
    assertThat(CollectedDiagnostics.in(palm().keys("hands.tracked_right", 0, 1)).codes()).isEmpty();
    assertThat(CollectedDiagnostics.in(palm()).codes())
        .containsExactly("joints-not-tracked at hands.joints_right");
    assertThat(CollectedDiagnostics.in(palm().keys("hands.tracked_right", 0, 0)).codes())
        .containsExactly("joints-not-tracked at hands.joints_right");
  }

  @Test
  void trackedHandsWithoutJointsAreReported() {
    AnimationBuilder take =
        palm().keys("hands.tracked_right", 0, 1).keys("hands.tracked_left", 0, 1);
    assertThat(CollectedDiagnostics.in(take).codes())
        .containsExactly("joints-missing at hands.tracked_left");
  }

  @Test
  void aPinchOfAnUntrackedHandIsNoted() {
    AnimationBuilder take =
        palm().keys("hands.tracked_right", 0, 1).keys("hands.pinching_right", 1, 1);
    assertThat(CollectedDiagnostics.in(take).codes()).isEmpty();
    CollectedDiagnostics found = CollectedDiagnostics.in(take.keys("hands.pinching_left", 1, 1));
    assertThat(found.codes()).containsExactly("pinch-not-tracked at hands.pinching_left");
    assertThat(found.messages().get(0)).startsWith("note");
  }

  @Test
  void aCameraWithoutKeysIsReported() {
    AnimationBuilder take = palm().keys("hands.tracked_right", 0, 1).part("camera");
    assertThat(CollectedDiagnostics.in(take).codes()).containsExactly("camera-empty at camera");
    assertThat(CollectedDiagnostics.in(take.rotation("camera", 0, 0, 0, 0, 1)).codes()).isEmpty();
  }

  @Test
  void aGazeWithoutDirectionIsReported() {
    AnimationBuilder take = AnimationBuilder.shipped().keys("eye_gaze.origin_y", 0, 1, 1, 1);
    assertThat(CollectedDiagnostics.in(take).codes())
        .containsExactly("gaze-direction-empty at eye_gaze");
    assertThat(CollectedDiagnostics.in(take.keys("eye_gaze.direction_z", 0, 7)).codes()).isEmpty();
  }

  @Test
  void markersThatPlaybackDoesNotReachAreNoted() {
    AnimationBuilder take = palm().keys("hands.tracked_right", 0, 1);
    take.marker(-1, "early").marker(0, "first").marker(2, "last").marker(3, "late");
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .containsExactly(
            "marker-after-end at markers.markers[3]", "marker-before-start at markers.markers[0]");
    assertThat(found.messages())
        .containsExactly(
            "note: the marker at 3 s is after the end at 2 s",
            "note: the marker at -1 s is before the start");
  }

  @Test
  void animationsWithoutDurationAreNoted() {
    CollectedDiagnostics empty = CollectedDiagnostics.in(AnimationBuilder.old().marker(1, "m"));
    assertThat(empty.codes()).containsExactly("nothing-to-play");
    assertThat(empty.messages()).containsExactly("note: the animation has no keys");
    CollectedDiagnostics still =
        CollectedDiagnostics.in(AnimationBuilder.shipped().rotation("camera", 0, 0, 0, 0, 1));
    assertThat(still.messages()).containsExactly("note: the animation has no key after 0 s");
  }
}
