package dev.diptych.animation.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InputSummaryTest {
  private final Locale defaultLocale = Locale.getDefault();

  /** A locale with a comma and digits of its own. */
  @BeforeEach
  void setArabicLocale() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
  }

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(defaultLocale);
  }

  private static Map<String, String> of(AnimationBuilder take) {
    return InputSummary.of(take.build());
  }

  @Test
  void summaryListsAllFacts() {
    AnimationBuilder take =
        AnimationBuilder.shipped()
            .rotation("camera", 0, 0, 0, 0, 1)
            .keys("camera.position_x", 3.25, 1);
    take.keys("hands.tracked_right", 0.5, 1, 2, 0).keys("hands.pinching_right", 1, 1, 1.1, 0);
    take.keys("hands.joints_right.joints[2].position_x", 2, 1, 12.5, 1).marker(99, "grab");
    assertThat(of(take))
        .containsExactly(
            Map.entry("duration", "12.5 s"),
            Map.entry(
                "at the end",
                "MRTK shows 0 s once more and removes both hands: the last keys are never shown"),
            Map.entry("parts", "camera, hands"),
            Map.entry("curves", "8 of 389 with keys"),
            Map.entry("keyframes", "11"),
            Map.entry("left hand", "never tracked"),
            Map.entry("right hand", "tracked 2 s, pinching 1.1 s"),
            Map.entry("markers", "1: \"grab\""));
  }

  @Test
  void summaryListsMissingParts() {
    assertThat(of(AnimationBuilder.shipped()))
        .containsEntry("duration", "0 s")
        .containsEntry("parts", "none")
        .containsEntry("curves", "0 of 0 with keys")
        .containsEntry("markers", "none")
        .doesNotContainKeys("start", "at the end", "NaN times", "left hand");
    assertThat(of(AnimationBuilder.old()))
        .containsEntry("parts", "camera (no keys), hands (no keys)");
    assertThat(
            of(
                AnimationBuilder.shipped()
                    .part("camera")
                    .part("hands")
                    .keys("eye_gaze.origin_x", 0, 1)))
        .containsEntry("curves", "1 of 395 with keys");
  }

  @Test
  void summaryShowsAStartBeforeZero() {
    AnimationBuilder take = AnimationBuilder.old().keys("camera.position_x", -1.5, 0, -0.5, 0);
    assertThat(of(take)).containsEntry("duration", "0 s").containsEntry("start", "-1.5 s");
  }

  @Test
  void summaryExplainsNaNTimes() {
    AnimationBuilder take = AnimationBuilder.old().keys("camera.position_x", 3, 0, Double.NaN, 0);
    assertThat(of(take))
        .containsEntry("duration", "3 s")
        .containsEntry(
            "NaN times", "1; MRTK restarts the duration after a curve that ends with one");
  }

  @Test
  void summaryDistinguishesUnknownDurationsFromNever() {
    AnimationBuilder take = AnimationBuilder.shipped().keys("camera.position_x", 4, 0);
    take.keys("hands.tracked_left", 1, 1, 0, 0).keys("hands.tracked_right", -1, 1);
    assertThat(of(take))
        .containsEntry("left hand", "tracked at times, pinching never")
        .containsEntry("right hand", "tracked 4 s, pinching never");
  }

  @Test
  void namesAreQuotedInAscii() {
    AnimationBuilder take =
        AnimationBuilder.shipped()
            .marker(0, "a\"\\\u001b\u3042\ud83d\ude00")
            .marker(0, "x".repeat(41));
    assertThat(of(take).get("markers"))
        .isEqualTo("2: \"a\\\"\\\\\\u{1b}\\u{3042}\\u{1f600}\", \"" + "x".repeat(40) + "...\"");
    for (int i = 0; i < 4; i++) {
      take.marker(i, "m" + i);
    }
    assertThat(of(take).get("markers")).startsWith("6: ").endsWith("\"m2\", ...");
  }
}
