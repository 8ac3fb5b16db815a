package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The curves of a joint: its position, its rotation, and how fast it moves and turns. */
class CurvesPageTest {
  /** A wrist that moves half a metre in a second, turns, and stops. */
  private static final String TEXT =
      """
      Input Animation Ver 1.1
      Hands {
        TrackedRight { 0 (true) }
        Right {
          Wrist {
            Position { 0 (0 1 0)  1 (0.3 1 0.4)  2 (0.3 1 0.4) }
            Rotation { 0 euler(0 0 0)  1 euler(20 50 -35)  2 euler(0 170 0)  3 euler(0 190 0) }
          }
        }
      }
      Eof
      """;

  private static final String WRIST =
      "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.name === 'Wrist')";

  private static final Offset<Double> NEAR = Offset.offset(1e-3);

  @TempDir private Path folder;

  @Test
  void ofTheServer() throws IOException {
    try (Viewing viewing = Viewing.of(text())) {
      check(viewing.address());
    }
  }

  @Test
  void ofAPageInAFile() throws IOException {
    Path file = folder.resolve("page.html");
    Shell.run("view", text(), "-o", file.toString());
    check(file.toUri());
  }

  private String text() throws IOException {
    Path file = folder.resolve("a.twin");
    Files.writeString(file, TEXT);
    return file.toString();
  }

  private static void check(URI address) throws IOException {
    try (Browser page = Browser.open(address)) {
      page.seek(0.5);
      page.value("diptych.choose({file: 0, node: " + WRIST + "})");
      awaitCurves(page, 3, "");
      assertThat(at(page, 0, 0.5)).isEqualTo(0.15, NEAR);
      assertThat(at(page, 2, 1)).isEqualTo(0.4, NEAR);
      page.press("v");
      awaitCurves(page, 3, "°");
      assertThat(at(page, 0, 1)).isEqualTo(20, NEAR);
      assertThat(at(page, 1, 1)).isEqualTo(50, NEAR);
      assertThat(at(page, 2, 1)).isEqualTo(-35, NEAR);
      assertThat(at(page, 1, 2)).isEqualTo(170, NEAR);
      assertThat(at(page, 1, 3)).as("does not jump to -170").isEqualTo(190, NEAR);
      assertThat(page.isTrue("diptych.timeline.curves[0].keys.some((k) => k.time === 1)")).isTrue();
      page.press("v");
      awaitCurves(page, 1, "m/s");
      assertThat(at(page, 0, 0.5)).isEqualTo(0.5, NEAR);
      assertThat(at(page, 0, 1.5)).isEqualTo(0, NEAR);
      page.choose("quantity", "turning");
      awaitCurves(page, 1, "°/s");
      assertThat(at(page, 0, 2.5)).isEqualTo(20, Offset.offset(0.2));
      assertThat(page.errors()).isEmpty();
    }
  }

  private static void awaitCurves(Browser page, int count, String unit) {
    page.await(
        () ->
            page.isTrue(
                "diptych.timeline.curves.length === %d && diptych.timeline.curves[0].unit === '%s'"
                    .formatted(count, unit)));
  }

  /** The value of a curve at the point that is nearest to a time. */
  private static double at(Browser page, int curve, double time) {
    return page.numbers(
            "(() => { const {times, values} = diptych.timeline.curves[%d]; let i = 1;"
                    .formatted(curve)
                + " while (i + 1 < times.length && times[i] < %s) i++;".formatted(time)
                + " const part = (%s - times[i - 1]) / (times[i] - times[i - 1]);".formatted(time)
                + " return [values[i - 1] + part * (values[i] - values[i - 1])]; })()")[0];
  }
}
