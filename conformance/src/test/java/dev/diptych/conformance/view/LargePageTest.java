package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A recording with 395 curves: half a minute of it, or, with {@code -Ddiptych.exhaustive=true},
 * half an hour (341 MB). The page loads parts of it, and goes on drawing.
 */
class LargePageTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int SECONDS = EXHAUSTIVE ? 1800 : 30;

  /** The page shows all curves but those of the joint without a name, seven in each hand. */
  private static final int CURVES = 395 - 2 * 7;

  private static final int TIMES = 12;
  private static final int FRAMES = 30;

  /** The joint with the number 11. */
  private static final String TIP =
      "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.name === 'IndexTip' && n.group ==="
          + " 'Right')";

  private static final int TIP_INDEX = JointNames.ALL.indexOf("IndexTip");

  @TempDir private Path folder;

  @Test
  void thePageStaysUsable() throws IOException {
    Path file = folder.resolve("large.bin");
    LargeRecording.write(file, SECONDS);
    try (Viewing viewing = Viewing.of(file.toString());
        Browser page = Browser.open(viewing.address())) {
      assertThat(page.numbers("[diptych.tracks[0].scene.tracks.length]")).containsExactly(CURVES);
      SplittableRandom random = new SplittableRandom(18);
      for (int i = 0; i < TIMES; i++) {
        double time = random.nextDouble(SECONDS);
        page.seek(time);
        double[] at = page.numbers("diptych.stage.figures[0].places[" + TIP + "].toArray()");
        for (int axis = 0; axis < 3; axis++) {
          double expected = LargeRecording.right(TIP_INDEX, axis, time);
          assertThat(axis == 2 ? -at[axis] : at[axis])
              .as("axis %d at %s s", axis, time)
              .isEqualTo(expected, Offset.offset(1e-4));
        }
      }
      // However long it is, only some windows of its keys are in the page.
      assertThat(page.isTrue("diptych.tracks[0].windows.size <= 8")).isTrue();
      long drawn = page.count("diptych.frames");
      page.value("diptych.seek(1)");
      page.press(" ");
      page.await(() -> page.count("diptych.frames") >= drawn + FRAMES);
      page.await(() -> page.isTrue("diptych.player.time > 1.5"));
      page.press(" ");
      page.value("diptych.choose({file: 0, node: " + TIP + "})");
      page.choose("quantity", "speed");
      page.await(() -> page.isTrue("diptych.timeline.curves[0]?.unit === 'm/s'"));
      // 0.05 m swung at 0.7, 1 and 1.3 per second.
      double limit = 0.05 * Math.sqrt(0.7 * 0.7 + 1 + 1.3 * 1.3);
      assertThat(page.numbers("[diptych.timeline.curves[0].high]")[0])
          .isBetween(0.8 * limit, 1.01 * limit);
      assertThat(page.isTrue("diptych.timeline.curves[0].times.length < 4 * 8192")).isTrue();
      assertThat(page.errors()).isEmpty();
    }
  }
}
