package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times and values of keys. */
class TimeAndValueLintsTest {
  private static final String X = "camera.position_x";
  private static final String TRACKED = "hands.tracked_left";

  private static AnimationBuilder turned(AnimationBuilder take) {
    return take.rotation("camera", 0, 0, 0, 0, 1);
  }

  @Test
  void validKeysHaveNoDiagnostics() {
    assertThat(
            CollectedDiagnostics.in(turned(AnimationBuilder.shipped()).keys(X, 0, 1, 1, 2, 2, 3))
                .codes())
        .isEmpty();
  }

  @Test
  void unorderedTimesAreReportedOncePerCurve() {
    CollectedDiagnostics found =
        CollectedDiagnostics.in(
            turned(AnimationBuilder.shipped()).keys(X, 0, 1, 2, 1, 1, 1, 3, 1, 2.5, 1));
    assertThat(found.codes()).containsExactly("times-unordered at camera.position_x.keyframes[2]");
    assertThat(found.messages().get(0))
        .isEqualTo(
            "warning: camera position_x: a key at 1 s is after one at 2 s; 1 more key like it");
  }

  @Test
  void sharedTimesAreReportedOnce() {
    AnimationBuilder take = turned(AnimationBuilder.shipped()).keys(X, 0, 1, 2, 1, 1, 1);
    take.keys("camera.position_y", 0, 1, 2, 1, 1, 1).keys("camera.position_z", 0, 1, 1, 1, 0.5, 1);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .containsExactly(
            "times-unordered at camera.position_x.keyframes[2]",
            "times-unordered at camera.position_z.keyframes[2]");
    assertThat(found.messages().get(0))
        .isEqualTo("warning: camera position_x and 1 more curve: a key at 1 s is after one at 2 s");
  }

  @Test
  void duplicateTimesAreReported() {
    CollectedDiagnostics found =
        CollectedDiagnostics.in(turned(AnimationBuilder.shipped()).keys(X, 0, 1, 0.5, 1, 0.5, 2));
    assertThat(found.codes()).containsExactly("times-duplicate at camera.position_x.keyframes[2]");
    assertThat(found.messages().get(0)).contains("0.5 s").doesNotContain("more");
  }

  @Test
  void minusZeroIsTheSameTimeAsZero() {
    assertThat(
            CollectedDiagnostics.in(turned(AnimationBuilder.shipped()).keys(X, -0.0, 1, 0, 2, 1, 1))
                .codes())
        .containsExactly("times-duplicate at camera.position_x.keyframes[1]");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void timesThatAreNotFiniteAreReported(double time) {
    CollectedDiagnostics keys =
        CollectedDiagnostics.in(
            turned(AnimationBuilder.shipped()).keys(X, 0, 1, 1, 2).keys(X, time, 3));
    assertThat(keys.codes()).contains("time-not-finite at camera.position_x.keyframes[2]");
    CollectedDiagnostics markers =
        CollectedDiagnostics.in(
            turned(AnimationBuilder.shipped()).keys(X, 0, 1, 1, 2).marker(time, "m"));
    assertThat(markers.codes()).contains("time-not-finite at markers.markers[0]");
  }

  @Test
  void aStartBeforeZeroIsNoted() {
    AnimationBuilder take =
        turned(AnimationBuilder.old())
            .keys(X, -1, 1, 2, 1)
            .keys("camera.position_y", -2.5, 1, 2, 1);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .containsExactly("starts-before-zero at camera.position_y.keyframes[0]");
    assertThat(found.messages()).containsExactly("note: the first key is at -2.5 s");
  }

  @Test
  void valuesThatAreNotFiniteAreReported() {
    CollectedDiagnostics found =
        CollectedDiagnostics.in(turned(AnimationBuilder.shipped()).keys(X, 0, 1, 1, Double.NaN));
    assertThat(found.codes()).containsExactly("value-not-finite at camera.position_x.keyframes[1]");
    assertThat(found.messages().get(0)).contains("the value of the key at 1 s is NaN");
  }

  @Test
  void infiniteTangentsAreSteps() {
    float infinity = Float.POSITIVE_INFINITY;
    AnimationBuilder steps =
        turned(AnimationBuilder.old()).key(X, 1, 1, infinity, -infinity, 0, 0, 3);
    assertThat(CollectedDiagnostics.in(steps).codes()).isEmpty();
    AnimationBuilder noNumber = turned(AnimationBuilder.old()).key(X, 1, 1, 0, Float.NaN);
    assertThat(CollectedDiagnostics.in(noNumber).messages().get(0))
        .contains("the out_tangent", "NaN");
    AnimationBuilder weight = turned(AnimationBuilder.old()).key(X, 1, 1, 0, 0, infinity);
    assertThat(CollectedDiagnostics.in(weight).messages().get(0))
        .contains("the in_weight", "Infinity");
  }

  @Test
  void bothZerosAndOneAreValidBooleans() {
    AnimationBuilder take = AnimationBuilder.shipped().keys(TRACKED, 0, 0, 1, 1, 2, -0.0);
    assertThat(CollectedDiagnostics.in(take).codes()).noneMatch(spot -> spot.startsWith("boolean"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.7, 2, Double.POSITIVE_INFINITY})
  void otherNumbersThatAreTrueAreReported(double value) {
    CollectedDiagnostics found =
        CollectedDiagnostics.in(AnimationBuilder.shipped().keys(TRACKED, 0, 0, 1, value));
    assertThat(found.codes()).contains("boolean-not-0-or-1 at hands.tracked_left.keyframes[1]");
    assertThat(found.messages().get(0)).endsWith("counts as true");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.1, -1, Double.NaN})
  void otherNumbersThatAreFalseAreReported(double value) {
    CollectedDiagnostics found =
        CollectedDiagnostics.in(AnimationBuilder.shipped().keys(TRACKED, 0, value, 1, 0));
    assertThat(found.codes())
        .containsExactly("boolean-not-0-or-1 at hands.tracked_left.keyframes[0]");
    assertThat(found.messages().get(0)).endsWith("counts as false");
  }
}
