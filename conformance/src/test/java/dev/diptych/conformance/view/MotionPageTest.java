package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Motions: bones at the ends of their parents, and splines. */
class MotionPageTest {
  private static final String FILE =
      Repository.path("spec/formats/mikoto_motion/examples/wave.mkm").toString();

  private static final Offset<Double> NEAR = Offset.offset(1e-4);

  @Test
  void aBoneWithoutAPositionIsAtTheEndOfItsParent() throws IOException {
    try (Viewing viewing = Viewing.of(FILE, "--parent", "hand=arm");
        Browser page = Browser.open(viewing.address())) {
      page.seek(0.5);
      assertThat(place(page, "arm")).containsExactly(new double[] {20, 120, 0}, NEAR);
      // The arm is a fifth of 120 long and turned from +Z to +Y.
      assertThat(place(page, "hand")).containsExactly(new double[] {20, 144, 0}, NEAR);
      assertThat(page.errors()).isEmpty();
    }
  }

  /**
   * All rotations of the hand are around one axis, where a squad is a polynomial of angles: from 0
   * with the control angle 0 to 45 degrees with the control angle 67.5 degrees.
   */
  @Test
  void aSplineBetweenTwoKeys() throws IOException {
    try (Viewing viewing = Viewing.of(FILE);
        Browser page = Browser.open(viewing.address())) {
      page.seek(7.5 / 60);
      double half = Math.toRadians((0.5 * 22.5 + 0.5 * 33.75) / 2);
      assertThat(page.numbers("diptych.stage.figures[0].poses[" + node("hand") + "].rotation"))
          .containsExactly(new double[] {0, Math.sin(half), 0, Math.cos(half)}, NEAR);
      assertThat(page.errors()).isEmpty();
    }
  }

  private static String node(String name) {
    return "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.name === '" + name + "')";
  }

  private static double[] place(Browser page, String name) {
    return page.numbers("diptych.stage.figures[0].places[" + node(name) + "].toArray()");
  }
}
