package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.Found;
import dev.diptych.animation.input.Take;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times and values of keys. */
class TimeAndValueLintsTest {
  private static final String X = "camera.position_x";
  private static final String TRACKED = "hands.tracked_left";

  private static Take turned(Take take) {
    return take.rotation("camera", 0, 0, 0, 0, 1);
  }

  @Test
  void findsNothingWrongWithOrdinaryKeys() {
    assertThat(Found.in(turned(Take.shipped()).keys(X, 0, 1, 1, 2, 2, 3)).spots()).isEmpty();
  }

  @Test
  void findsTimesOutOfOrderOnceACurve() {
    Found found = Found.in(turned(Take.shipped()).keys(X, 0, 1, 2, 1, 1, 1, 3, 1, 2.5, 1));
    assertThat(found.spots()).containsExactly("times-unordered at camera.position_x.keyframes[2]");
    assertThat(found.messages().get(0))
        .isEqualTo(
            "warning: camera position_x: a key at 1 s comes after one at 2 s; 1 more key like it");
  }

  @Test
  void namesTimesOnceThatSeveralAxesShare() {
    Take take = turned(Take.shipped()).keys(X, 0, 1, 2, 1, 1, 1);
    take.keys("camera.position_y", 0, 1, 2, 1, 1, 1).keys("camera.position_z", 0, 1, 1, 1, 0.5, 1);
    Found found = Found.in(take);
    assertThat(found.spots())
        .containsExactly(
            "times-unordered at camera.position_x.keyframes[2]",
            "times-unordered at camera.position_z.keyframes[2]");
    assertThat(found.messages().get(0))
        .isEqualTo(
            "warning: camera position_x and 1 more curve: a key at 1 s comes after one at 2 s");
  }

  @Test
  void findsTwoKeysAtATime() {
    Found found = Found.in(turned(Take.shipped()).keys(X, 0, 1, 0.5, 1, 0.5, 2));
    assertThat(found.spots()).containsExactly("times-duplicate at camera.position_x.keyframes[2]");
    assertThat(found.messages().get(0)).contains("0.5 s").doesNotContain("more");
  }

  @Test
  void takesMinusZeroForTheSameTimeAsZero() {
    assertThat(Found.in(turned(Take.shipped()).keys(X, -0.0, 1, 0, 2, 1, 1)).spots())
        .containsExactly("times-duplicate at camera.position_x.keyframes[1]");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void wantsTimesToBeNumbers(double time) {
    Found keys = Found.in(turned(Take.shipped()).keys(X, 0, 1, 1, 2).keys(X, time, 3));
    assertThat(keys.spots()).contains("time-not-finite at camera.position_x.keyframes[2]");
    Found markers = Found.in(turned(Take.shipped()).keys(X, 0, 1, 1, 2).marker(time, "m"));
    assertThat(markers.spots()).contains("time-not-finite at markers.markers[0]");
  }

  @Test
  void notesWhatBeginsBeforeZero() {
    Take take = turned(Take.old()).keys(X, -1, 1, 2, 1).keys("camera.position_y", -2.5, 1, 2, 1);
    Found found = Found.in(take);
    assertThat(found.spots())
        .containsExactly("starts-before-zero at camera.position_y.keyframes[0]");
    assertThat(found.messages()).containsExactly("note: the first key of all is at -2.5 s");
  }

  @Test
  void wantsValuesToBeNumbers() {
    Found found = Found.in(turned(Take.shipped()).keys(X, 0, 1, 1, Double.NaN));
    assertThat(found.spots()).containsExactly("value-not-finite at camera.position_x.keyframes[1]");
    assertThat(found.messages().get(0)).contains("the value of the key at 1 s is NaN");
  }

  @Test
  void takesInfiniteTangentsForSteps() {
    float infinity = Float.POSITIVE_INFINITY;
    Take steps = turned(Take.old()).key(X, 1, 1, infinity, -infinity, 0, 0, 3);
    assertThat(Found.in(steps).spots()).isEmpty();
    Take noNumber = turned(Take.old()).key(X, 1, 1, 0, Float.NaN);
    assertThat(Found.in(noNumber).messages().get(0)).contains("the out_tangent", "NaN");
    Take weight = turned(Take.old()).key(X, 1, 1, 0, 0, infinity);
    assertThat(Found.in(weight).messages().get(0)).contains("the in_weight", "Infinity");
  }

  @Test
  void takesAnyZeroAndOneForTrueAndFalse() {
    Take take = Take.shipped().keys(TRACKED, 0, 0, 1, 1, 2, -0.0);
    assertThat(Found.in(take).spots()).noneMatch(spot -> spot.startsWith("boolean"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.7, 2, Double.POSITIVE_INFINITY})
  void saysWhatCountsAsTrue(double value) {
    Found found = Found.in(Take.shipped().keys(TRACKED, 0, 0, 1, value));
    assertThat(found.spots()).contains("boolean-not-0-or-1 at hands.tracked_left.keyframes[1]");
    assertThat(found.messages().get(0)).endsWith("counts as true");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.1, -1, Double.NaN})
  void saysWhatCountsAsFalse(double value) {
    Found found = Found.in(Take.shipped().keys(TRACKED, 0, value, 1, 0));
    assertThat(found.spots())
        .containsExactly("boolean-not-0-or-1 at hands.tracked_left.keyframes[0]");
    assertThat(found.messages().get(0)).endsWith("counts as false");
  }
}
