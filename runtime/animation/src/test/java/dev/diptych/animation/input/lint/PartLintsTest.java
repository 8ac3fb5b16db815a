package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.Found;
import dev.diptych.animation.input.Take;
import org.junit.jupiter.api.Test;

/** Parts that do not play as they look. */
class PartLintsTest {
  private static final String PALM = "hands.joints_right.joints[2]";

  private static final String TIP = "hands.joints_right.joints[11]";

  private static Take palm() {
    return Take.shipped()
        .keys(PALM + ".position_x", 0, 1, 2, 1)
        .rotation(PALM, 0, 0, 0, 0, 1)
        .rotation(TIP, 0, 0, 0, 0, 1);
  }

  @Test
  void wantsTheJointThatPoints() {
    Take take =
        Take.shipped().rotation(PALM, 0, 0, 0, 0, 1).keys("hands.tracked_right", 0, 1, 1, 1);
    Found found = Found.in(take);
    assertThat(found.spots()).containsExactly("pointer-missing at hands.joints_right");
    assertThat(found.messages().get(0))
        .isEqualTo("warning: the right hand is tracked, but IndexTip has no keys");
    assertThat(Found.in(take.rotation(TIP, 0, 0, 0, 0, 1)).spots()).isEmpty();
  }

  @Test
  void wantsMarkersInOrder() {
    Take take = palm().keys("hands.tracked_right", 0, 1);
    take.marker(0, "a").marker(1, "b").marker(1, "c");
    assertThat(Found.in(take).spots()).isEmpty();
    Found found = Found.in(take.marker(0.5, "d"));
    assertThat(found.spots()).containsExactly("markers-unordered at markers.markers[3]");
    assertThat(found.messages())
        .containsExactly("warning: the marker at 0.5 s comes after one at 1 s");
  }

  @Test
  void wantsJointsToBeTracked() {
    assertThat(Found.in(palm().keys("hands.tracked_right", 0, 1)).spots()).isEmpty();
    assertThat(Found.in(palm()).spots())
        .containsExactly("joints-not-tracked at hands.joints_right");
    assertThat(Found.in(palm().keys("hands.tracked_right", 0, 0)).spots())
        .containsExactly("joints-not-tracked at hands.joints_right");
  }

  @Test
  void wantsTrackedHandsToHaveJoints() {
    Take take = palm().keys("hands.tracked_right", 0, 1).keys("hands.tracked_left", 0, 1);
    assertThat(Found.in(take).spots()).containsExactly("joints-missing at hands.tracked_left");
  }

  @Test
  void notesAPinchThatIsNotTracked() {
    Take take = palm().keys("hands.tracked_right", 0, 1).keys("hands.pinching_right", 1, 1);
    assertThat(Found.in(take).spots()).isEmpty();
    Found found = Found.in(take.keys("hands.pinching_left", 1, 1));
    assertThat(found.spots()).containsExactly("pinch-not-tracked at hands.pinching_left");
    assertThat(found.messages().get(0)).startsWith("note");
  }

  @Test
  void wantsACameraToHaveKeys() {
    Take take = palm().keys("hands.tracked_right", 0, 1).part("camera");
    assertThat(Found.in(take).spots()).containsExactly("camera-empty at camera");
    assertThat(Found.in(take.rotation("camera", 0, 0, 0, 0, 1)).spots()).isEmpty();
  }

  @Test
  void wantsAGazeToHaveADirection() {
    Take take = Take.shipped().keys("eye_gaze.origin_y", 0, 1, 1, 1);
    assertThat(Found.in(take).spots()).containsExactly("gaze-direction-empty at eye_gaze");
    assertThat(Found.in(take.keys("eye_gaze.direction_z", 0, 7)).spots()).isEmpty();
  }

  @Test
  void notesMarkersThatPlaybackDoesNotReach() {
    Take take = palm().keys("hands.tracked_right", 0, 1);
    take.marker(-1, "early").marker(0, "first").marker(2, "last").marker(3, "late");
    Found found = Found.in(take);
    assertThat(found.spots())
        .containsExactly(
            "marker-after-end at markers.markers[3]", "marker-before-start at markers.markers[0]");
    assertThat(found.messages())
        .containsExactly(
            "note: the marker at 3 s comes after the end at 2 s",
            "note: the marker at -1 s comes before the start");
  }

  @Test
  void notesWhatDoesNotPlay() {
    Found empty = Found.in(Take.old().marker(1, "m"));
    assertThat(empty.spots()).containsExactly("nothing-to-play");
    assertThat(empty.messages()).containsExactly("note: the animation has no keys");
    Found still = Found.in(Take.shipped().rotation("camera", 0, 0, 0, 0, 1));
    assertThat(still.messages()).containsExactly("note: the animation has no key after 0 s");
  }
}
