package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import dev.diptych.animation.input.rotation.RotationWRepair;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.schema.FormatName;
import org.junit.jupiter.api.Test;

class InputLintsTest {
  private static FormatName format(String id, String version) {
    return new FormatName(id, "T", version, null, false);
  }

  @Test
  void lintsApplyToInputAnimationsOnly() {
    for (Lint lint : InputLints.all()) {
      assertThat(lint.appliesTo(format("input_animation", "1.0"))).isTrue();
      assertThat(lint.appliesTo(format("input_animation", "1.1"))).isTrue();
      assertThat(lint.appliesTo(format("input_animation", "fork"))).isFalse();
      assertThat(lint.appliesTo(format("mikoto_motion", "1.1"))).isFalse();
    }
    assertThat(new RotationWRepair().appliesTo(format("other", "1.1"))).isFalse();
  }

  /** Each rule once, with what its code looks like: codes are promises. */
  @Test
  void codesAreKebabCaseAndHaveHints() {
    AnimationBuilder take =
        AnimationBuilder.of("1.1", "documented")
            .part("camera")
            .trailing(1)
            .number("has_eye_gaze", 2);
    take.keys("hands.pinching_left", -1, 2, -1, Double.NaN, -2, 0).part("eye_gaze");
    take.number("hands.tracked_left.pre_wrap", 5)
        .keys("hands.joints_left.joints[1].position_x", 0, 1);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes()).hasSizeGreaterThan(10);
    assertThat(found.codes()).allMatch(spot -> spot.matches("[a-z0-9]+(-[a-z0-9]+)+( at .*)?"));
    assertThat(found.helps().get(0)).endsWith(".");
  }

  @Test
  void codesAreUnique() {
    assertThat(
            InputLints.all().stream()
                .filter(InputLint.class::isInstance)
                .map(lint -> ((InputLint) lint).code()))
        .doesNotHaveDuplicates();
  }
}
