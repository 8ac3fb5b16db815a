package dev.diptych.animation.input.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.model.document.Document;
import java.util.List;
import org.junit.jupiter.api.Test;

class RotationSignRepairTest {
  private static Document repair(Document document, CollectedDiagnostics found) {
    return found.repair(List.of(new RotationSignRepair()), document);
  }

  private static AnimationBuilder turning(int... signs) {
    AnimationBuilder take = AnimationBuilder.shipped();
    for (int key = 0; key < signs.length; key++) {
      double half = 0.05 * key;
      take.rotation("camera", key, 0, signs[key] * Math.sin(half), 0, signs[key] * Math.cos(half));
    }
    return take;
  }

  @Test
  void signsAreThoseOfTheFirstKey() {
    CollectedDiagnostics found = new CollectedDiagnostics();
    Document repaired = repair(turning(1, 1, -1, -1, 1, -1).build(), found);
    assertThat(repaired.root()).isEqualTo(turning(1, 1, 1, 1, 1, 1).build().root());
    assertThat(found.codes()).containsExactly("rotation-signs-continued at camera.rotation_x");
    assertThat(found.messages().get(0)).contains("camera: the signs of 3 of 6 rotations");
    assertThat(repair(repaired, new CollectedDiagnostics())).isSameAs(repaired);
  }

  @Test
  void rotationsWithKeysAtDifferentTimesStay() {
    Document document = turning(1, -1, 1).keys("camera.rotation_y", 2.5, 0).build();
    assertThat(repair(document, new CollectedDiagnostics())).isSameAs(document);
  }

  @Test
  void slopesTurnWithTheirKeys() {
    AnimationBuilder take = AnimationBuilder.old();
    for (String axis : List.of("x", "y", "z")) {
      take.key("camera.rotation_" + axis, 0, 0).key("camera.rotation_" + axis, 1, 0);
      take.key("camera.rotation_" + axis, 2, 0);
    }
    take.key("camera.rotation_w", 0, 1, 0, -2).key("camera.rotation_w", 1, -1, -2, 0.5f);
    take.key("camera.rotation_w", 2, -1, 0.5f, 0);
    Pose camera = InputAnimation.of(repair(take.build(), new CollectedDiagnostics())).camera();
    Curve w = camera.w();
    assertThat(new float[] {w.value(0), w.value(1), w.value(2)}).containsExactly(1, 1, 1);
    assertThat(new float[] {number(w, 0, 3), number(w, 1, 2)}).containsExactly(0, 0);
    assertThat(new float[] {number(w, 1, 3), number(w, 2, 2)}).containsExactly(-0.5f, -0.5f);
  }

  private static float number(Curve curve, int key, int column) {
    return Float.intBitsToFloat((int) curve.keys().bits(key, column));
  }
}
