package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page draws, and its controls. */
class StageTest {
  private static final int BACKGROUND = 0x16181d;

  /** A head that looks at a wrist straight ahead, eyes that look down, and two hands. */
  private static final String TEXT =
      """
      Input Animation Ver 1.1
      Camera {
        Position { 0 (0 1.6 0)  2 (0 1.6 0) }
        Rotation { 0 (0 0 0 1) }
      }
      Hands {
        TrackedLeft { 0 (true) }
        TrackedRight { 0 (true) }
        Left {
          Wrist { Position { 0 (0 1.6 0.8) } }
          Palm { Position { 0 (-0.1 1.6 0.8) } }
        }
        Right {
          Wrist { Position { 0 (0.3 1.2 0.5) } }
          Palm { Position { 0 (0.3 1.3 0.5)  2 (0.3 1.5 0.5) } }
        }
      }
      EyeGaze {
        Origin { 0 (0 1.6 0) }
        Direction { 0 (0 -0.6 0.8) }
      }
      Markers { 0.5 ("grab") }
      Eof
      """;

  @TempDir private static Path folder;
  private static Viewing viewing;
  private static Browser page;

  @BeforeAll
  static void open() throws IOException {
    Path file = folder.resolve("a.twin");
    Files.writeString(file, TEXT);
    viewing = Viewing.of(file.toString());
    page = Browser.open(viewing.address());
    page.value("diptych.stage.focus = ['Head', 'EyeGaze', 'Left', 'Right']");
    page.value("diptych.stage.look('orbit')");
  }

  @AfterAll
  static void close() {
    if (page != null) {
      page.close();
    }
    viewing.close();
  }

  @AfterEach
  void noErrors() {
    assertThat(page.errors()).isEmpty();
    page.value("diptych.key({key: 'Escape', target: document.body, preventDefault() {}})");
    page.seek(0);
  }

  private static int count(int color) throws IOException {
    page.await(() -> page.isTrue("diptych.last === diptych.player.time && !diptych.stage.dirty"));
    return page.count(color, 0, 1);
  }

  private static String node(String group, String name) {
    return "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.group === '%s' && n.name === '%s')"
        .formatted(group, name);
  }

  private static double[] point(String group, String name) {
    double[] box = page.box("stage");
    double[] at = page.numbers("diptych.stage.project(0, " + node(group, name) + ")");
    return new double[] {box[0] + at[0], box[1] + at[1]};
  }

  @Test
  void theHeadIsAFrustumAndTheGazeARay() throws IOException {
    assertThat(count(Colors.HEAD)).isGreaterThan(50);
    assertThat(count(Colors.GAZE)).isGreaterThan(50);
  }

  @Test
  void bothHandsAreBonesWithSkin() throws IOException {
    page.tick("skin");
    assertThat(count(Colors.BONE)).as("pixels of two bones").isGreaterThan(10);
    int bare = count(BACKGROUND);
    page.tick("skin");
    page.await(() -> page.isTrue("diptych.stage.figures[0].flesh.mesh.visible"));
    assertThat(count(BACKGROUND)).as("pixels that skin does not cover").isLessThan(bare - 20);
    double[] left = point("Left", "Palm");
    double[] right = point("Right", "Palm");
    assertThat(left[0]).as("the left hand is to the left").isLessThan(right[0]);
  }

  @Test
  void aSquareOfTheGroundIsAQuarterOfAMetre() {
    assertThat(
            page.numbers(
                "(() => { const {ground} = diptych.stage; ground.geometry.computeBoundingBox();"
                    + " const {min, max} = ground.geometry.boundingBox;"
                    + " const lines = ground.geometry.attributes.position.count / 2 / 2;"
                    + " return [(max.x - min.x) * ground.scale.x / (lines - 1)]; })()"))
        .containsExactly(0.25);
  }

  @Test
  void theHeadSeesWhatIsAhead() throws IOException {
    page.choose("camera", "head");
    page.await(() -> page.isTrue("diptych.last === diptych.player.time"));
    double[] box = page.box("stage");
    double[] at = point("Left", "Wrist");
    assertThat(at)
        .containsExactly(
            new double[] {box[0] + box[2] / 2, box[1] + box[3] / 2}, Offset.offset(1.0));
    assertThat(point("Left", "Palm")[0]).as("-X is to the left").isLessThan(at[0]);
    assertThat(count(Colors.HEAD)).as("its own frustum").isZero();
    page.press("c");
    page.await(() -> page.isTrue("document.getElementById('camera').value === 'orbit'"));
    assertThat(count(Colors.HEAD)).isGreaterThan(50);
  }

  @Test
  void draggingTurnsTheView() {
    double[] before = point("Right", "Palm");
    double[] box = page.box("stage");
    page.drag(box[0] + 20, box[1] + 20, box[0] + 120, box[1] + 20);
    page.await(() -> !page.isTrue("diptych.stage.dirty"));
    assertThat(point("Right", "Palm")[0]).isNotCloseTo(before[0], Offset.offset(5.0));
    page.drag(box[0] + 120, box[1] + 20, box[0] + 20, box[1] + 20);
  }

  @Test
  void chosenJointsHaveTrails() throws IOException {
    page.tick("skin");
    page.seek(1);
    int none = count(Colors.RIGHT);
    double[] palm = point("Right", "Palm");
    double[] wrist = point("Right", "Wrist");
    page.click(palm[0], palm[1]);
    page.await(() -> page.isTrue("diptych.stage.figures[0].trails.size === 1"));
    int one = count(Colors.RIGHT);
    assertThat(one).as("pixels of the trail of a joint that moves").isGreaterThan(none + 10);
    page.tick("trails");
    page.await(
        () ->
            page.isTrue("[...diptych.stage.figures[0].trails.values()].every((t) => !t.visible)"));
    assertThat(count(Colors.RIGHT)).isLessThan(one);
    page.tick("trails");
    page.shiftClick(wrist[0], wrist[1]);
    page.await(() -> page.isTrue("diptych.stage.figures[0].trails.size === 2"));
    page.shiftClick(wrist[0], wrist[1]);
    page.await(() -> page.isTrue("diptych.stage.figures[0].trails.size === 1"));
    page.tick("skin");
  }

  @Test
  void aMarkerIsOnTheTimeline() {
    assertThat(
            page.isTrue(
                "(() => { const {canvas} = diptych.timeline; const x = diptych.timeline.x(0.5);"
                    + " const near = canvas.getContext('2d').getImageData(x - 1, 40, 3, 100).data;"
                    + " for (let i = 0; i < near.length; i += 4) if (near[i] > 100 && near[i + 2] <"
                    + " near[i] / 2) return true; return false; })()"))
        .isTrue();
    assertThat(page.value("diptych.timeline.marks.map((m) => m.name).join()")).isEqualTo("grab");
  }

  @Test
  void draggingOnTheTimelineMovesTheTime() {
    double[] box = page.box("timeline");
    page.drag(box[0] + 10, box[1] + 60, box[0] + box[2] * 0.75, box[1] + 60);
    assertThat(page.numbers("[diptych.player.time]"))
        .containsExactly(new double[] {1.5}, Offset.offset(0.01));
  }

  @Test
  void speedScalesTime() {
    page.choose("speed", "0.25");
    assertThat(advanced(0.5, 0.4)).isEqualTo(0.6, Offset.offset(1e-9));
    page.choose("speed", "1");
    assertThat(advanced(0.5, 0.4)).isEqualTo(0.9, Offset.offset(1e-9));
  }

  @Test
  void theEndLoopsOrStops() {
    assertThat(advanced(1.9, 0.4)).isEqualTo(0.3, Offset.offset(1e-9));
    page.tick("loop");
    assertThat(advanced(1.9, 0.4)).isEqualTo(2);
    assertThat(page.isTrue("diptych.player.playing")).isFalse();
    page.tick("loop");
  }

  /** The time after some seconds of playback from a time. */
  private static double advanced(double from, double seconds) {
    return page.numbers(
            "(() => { const p = diptych.player; p.seek(%s); p.playing = true; p.advance(%s);"
                    .formatted(from, seconds)
                + " const t = p.time; p.playing = p.playing && false; return [t]; })()")[0];
  }
}
