package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import dev.diptych.animation.report.LintReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the loader of MRTK chokes on, ignores, or takes in another way. */
class FileLintsTest {
  private static AnimationBuilder moving(AnimationBuilder take) {
    return take.keys("camera.position_x", 0, 1, 2, 1).rotation("camera", 0, 0, 0, 0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "1.1"})
  void theDocumentedLayoutIsReported(String version) {
    assertThat(CollectedDiagnostics.in(moving(AnimationBuilder.of(version, "documented"))).codes())
        .containsExactly("documented-layout");
    assertThat(CollectedDiagnostics.in(moving(AnimationBuilder.of(version, "shipped"))).codes())
        .isEmpty();
  }

  @Test
  void trailingBytesAreCounted() {
    CollectedDiagnostics found =
        CollectedDiagnostics.in(moving(AnimationBuilder.shipped()).trailing(3));
    assertThat(found.codes()).containsExactly("trailing-bytes at Residue");
    assertThat(found.messages().get(0)).contains("3 more bytes");
  }

  @Test
  void flagsOtherThan0Or1AreReported() {
    AnimationBuilder take =
        moving(AnimationBuilder.shipped()).number("has_camera_pose", 2).number("has_hand_data", 0);
    assertThat(CollectedDiagnostics.in(take).codes())
        .containsExactly("flag-not-0-or-1 at has_camera_pose");
  }

  @Test
  void namesThatAreNotUtf8AreReported() {
    AnimationBuilder take = moving(AnimationBuilder.shipped()).marker(1, "gr\u00fc\u00df dich");
    take.marker(1.5, new byte[] {'a', (byte) 0xff});
    assertThat(CollectedDiagnostics.in(take).codes())
        .containsExactly("name-not-utf8 at markers.markers[1].name.value");
  }

  @Test
  void overlongAndUnreadableLengthsAreDistinguished() {
    AnimationBuilder take = moving(AnimationBuilder.shipped()).marker(0, "plain");
    take.marker(0, new byte[] {'a'}, 0x81, 0x00);
    take.marker(0, new byte[] {'a'}, 0x81, 0x80, 0x80, 0x80, 0x00);
    take.marker(0, new byte[] {'a'}, 0x81, 0x80, 0x80, 0x80, 0x80, 0x00);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .containsExactly(
            "unreadable-length at markers.markers[3].name.len_value",
            "overlong-length at markers.markers[1].name.len_value",
            "overlong-length at markers.markers[2].name.len_value");
    assertThat(found.messages().get(0)).startsWith("warning");
    assertThat(found.messages().get(1)).startsWith("note");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 4, 8})
  void knownWrapModesHaveNoDiagnostics(long mode) {
    AnimationBuilder take =
        moving(AnimationBuilder.shipped()).number("camera.position_x.pre_wrap", mode);
    assertThat(CollectedDiagnostics.in(take).codes()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 16, -1, Integer.MIN_VALUE})
  void unknownWrapModesAreReported(long mode) {
    AnimationBuilder take =
        moving(AnimationBuilder.shipped()).number("camera.rotation_z.post_wrap", mode);
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes()).containsExactly("unknown-wrap-mode at camera.rotation_z.post_wrap");
    assertThat(found.messages().get(0)).contains("camera rotation_z", "post_wrap is " + mode);
  }

  @Test
  void unknownWeightedModesAreReported() {
    AnimationBuilder take = moving(AnimationBuilder.old());
    for (float mode : new float[] {0, 1, 2, 3, 4, -1}) {
      take.key("camera.position_y", mode, 0, 0, 0, 0, 0, mode);
    }
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .contains("unknown-weighted-mode at camera.position_y.keyframes[4]")
        .filteredOn(spot -> spot.startsWith("unknown"))
        .hasSize(1);
    assertThat(found.messages()).anyMatch(message -> message.contains("mode 4; 1 more key"));
  }

  @Test
  void onlyTheFirstDiagnosticsAreListed() {
    AnimationBuilder take = moving(AnimationBuilder.shipped()).part("hands");
    for (int joint = 0; joint < 9; joint++) {
      take.number("hands.joints_left.joints[" + joint + "].position_x.pre_wrap", 3);
    }
    CollectedDiagnostics found = CollectedDiagnostics.in(take);
    assertThat(found.codes())
        .hasSize(LintReport.MAX_DIAGNOSTICS + 1)
        .endsWith("unknown-wrap-mode at hands.joints_left.joints[5].position_x.pre_wrap");
    assertThat(found.messages().get(LintReport.MAX_DIAGNOSTICS))
        .contains("the same in 4 more places");
    assertThat(found.helps()).first().asString().startsWith("Unity reads a wrap mode");
    assertThat(found.helps()).filteredOn(help -> !help.isEmpty()).hasSize(1);
  }
}
