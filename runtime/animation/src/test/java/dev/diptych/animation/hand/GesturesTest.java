package dev.diptych.animation.hand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class GesturesTest {
  private static final Map<String, HandPose> GESTURES = Gestures.builtIn();

  private static double tipDistance(HandPose pose) {
    HandSkeleton skeleton = new HandSkeleton(Side.RIGHT, 1);
    return skeleton
        .point(pose, HandPoint.of(Joint.THUMB_TIP))
        .minus(skeleton.point(pose, HandPoint.of(Joint.INDEX_TIP)))
        .norm();
  }

  @Test
  void thereAreThoseOfMrtkAndThreeMore() {
    assertThat(GESTURES.keySet())
        .containsExactly(
            "Flat",
            "Open",
            "Pinch",
            "PinchSteadyWrist",
            "Poke",
            "Grab",
            "ThumbsUp",
            "Victory",
            "TeleportStart",
            "TeleportEnd",
            "Fist",
            "Point",
            "Relaxed");
  }

  @Test
  void thumbAndIndexFingerMeetWhilePinchingAndOnlyThen() {
    GESTURES.forEach(
        (name, pose) -> {
          if (pose.isPinching()) {
            assertThat(tipDistance(pose)).as(name).isLessThan(0.015);
          }
        });
    assertThat(GESTURES.values().stream().filter(HandPose::isPinching)).hasSize(3);
    for (String name : new String[] {"Open", "Flat", "Poke", "Victory", "Point", "Relaxed"}) {
      assertThat(tipDistance(GESTURES.get(name))).as(name).isGreaterThan(0.04);
    }
  }

  @Test
  void aWayBetweenPosesEndsAtBoth() {
    HandPose open = GESTURES.get("Open");
    HandPose pinch = GESTURES.get("Pinch");
    assertThat(open.towards(pinch, 0)).isEqualTo(open);
    assertThat(open.towards(pinch, 1)).isEqualTo(pinch);
    BentPose middle = (BentPose) open.towards(pinch, 0.5);
    assertThat(middle.index().second()).isEqualTo(18.5);
    assertThat(open.towards(pinch, 0.999).isPinching()).isFalse();
  }
}
