package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two files, one over the other or side by side; and files that are included. */
class TwoFilesTest {
  private static final String TEXT =
      """
      Input Animation Ver 1.1
      Hands {
        TrackedRight { 0 (true) }
        Right {
          Wrist { Position { 0 (0 1 0.5)  2 (0 1 0.5) } }
          Palm { Position { 0 %s } }
        }
      }
      Eof
      """;

  private static final String PALM =
      "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.name === 'Palm')";

  @TempDir private Path folder;

  @Test
  void overlaidAndSideBySide() throws IOException {
    Path one = write("one.twin", TEXT.formatted("(0.1 1.1 0.5)"));
    Path two = write("two.twin", TEXT.formatted("(0.1 1.3 0.5)"));
    try (Viewing viewing = Viewing.of(one.toString(), two.toString());
        Browser page = Browser.open(viewing.address())) {
      assertThat(page.value("document.getElementById('names').innerText"))
          .asString()
          .contains("one.twin")
          .contains("two.twin");
      assertThat(height(page, 0)).isEqualTo(1.1, within());
      assertThat(height(page, 1)).isEqualTo(1.3, within());
      // Both in the same place of the view, in different colors.
      double[] wrists = {wristX(page, 0), wristX(page, 1)};
      assertThat(wrists[0]).isEqualTo(wrists[1], within());
      page.tick("skin");
      assertThat(page.count(Colors.BONE, 0, 1)).isGreaterThan(20);
      page.choose("arrangement", "beside");
      page.await(() -> page.isTrue("diptych.last === diptych.player.time"));
      double half = page.box("stage")[2] / 2;
      assertThat(wristX(page, 1) - wristX(page, 0)).isEqualTo(half, Offset.offset(1.0));
      assertThat(page.count(Colors.BONE, 0, 0.5)).isGreaterThan(10);
      assertThat(page.count(Colors.BONE, 0.5, 1)).isGreaterThan(10);
      Files.writeString(two, TEXT.formatted("(0.1 1.4 0.5)"));
      page.await(() -> Math.abs(height(page, 1) - 1.4) < 1e-5);
      assertThat(height(page, 0)).isEqualTo(1.1, within());
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void anIncludedFileIsFollowed() throws IOException {
    write("place.twin", "let place = (0.1 1.1 0.5)\n");
    Path file = write("a.twin", withInclude());
    try (Viewing viewing = Viewing.of(file.toString());
        Browser page = Browser.open(viewing.address())) {
      page.seek(1);
      page.value("void (window.shown = diptych.stage.figures[0])");
      assertThat(height(page, 0)).isEqualTo(1.1, within());
      write("place.twin", "let place = (0.1 1.25 0.5)\n");
      page.await(() -> Math.abs(height(page, 0) - 1.25) < 1e-5);
      assertThat(page.isTrue("diptych.player.time === 1")).isTrue();
      assertThat(page.isTrue("window.shown === diptych.stage.figures[0]"))
          .as("its shapes stay, only keys are new")
          .isTrue();
      write("place.twin", "let place = (0.1 1.25\n");
      page.await(() -> messages(page).contains("place.twin:1"));
      assertThat(page.isTrue("document.getElementById('stage').classList.contains('rejected')"))
          .isTrue();
      assertThat(height(page, 0)).isEqualTo(1.25, within());
      write("place.twin", "let place = (0.1 1.3 0.5)\n");
      page.await(() -> Math.abs(height(page, 0) - 1.3) < 1e-5);
      assertThat(page.isTrue("document.getElementById('stage').classList.contains('rejected')"))
          .isFalse();
      assertThat(page.errors()).isEmpty();
    }
  }

  /** A joint whose keys are in an included file leads to its line there, and back to the key. */
  @Test
  void aKeyOfAnIncludedFileHasALine() throws IOException {
    write(
        "palm.twin",
        """
        # rows of a palm
        let unused = 1
        Palm {
          Position {
            0 (0.1 1.1 0.5)
            1 (0.1 1.2 0.5)
          }
        }
        """);
    Path file =
        write("a.twin", TEXT.replace("Palm { Position { 0 %s } }", "include \"palm.twin\""));
    try (Viewing viewing = Viewing.of(file.toString());
        Browser page = Browser.open(viewing.address())) {
      page.seek(1.5);
      page.value("diptych.choose({file: 0, node: " + PALM + "})");
      page.await(() -> page.isTrue("diptych.text.current === 6"));
      page.await(() -> line(page).contains("1 (0.1 1.2 0.5)"));
      page.value("diptych.jump(5)");
      page.await(() -> page.isTrue("diptych.player.time === 0"));
      page.value("diptych.choose({file: 0, node: 0})");
      page.await(() -> line(page).contains("Wrist { Position"));
      assertThat(page.errors()).isEmpty();
    }
  }

  private static String line(Browser page) {
    return page.value("document.querySelector('#text .current')?.textContent ?? ''").toString();
  }

  /** Another joint needs other shapes. */
  @Test
  void aNewJointAppears() throws IOException {
    Path file = write("a.twin", TEXT.formatted("(0.1 1.1 0.5)"));
    try (Viewing viewing = Viewing.of(file.toString());
        Browser page = Browser.open(viewing.address())) {
      assertThat(page.isTrue("diptych.stage.figures[0].spheres.count === 2")).isTrue();
      Files.writeString(
          file,
          TEXT.formatted("(0.1 1.1 0.5)")
              .replace("Palm", "IndexTip { Position { 0 (0.2 1 0.5) } }\n    Palm"));
      page.await(() -> page.isTrue("diptych.stage.figures[0].spheres.count === 3"));
      page.await(() -> page.isTrue("diptych.stage.figures[0].places?.length === 3"));
      assertThat(page.errors()).isEmpty();
    }
  }

  private static String withInclude() {
    return TEXT.formatted("$place").replace("Ver 1.1\n", "Ver 1.1\ninclude \"place.twin\"\n");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file;
  }

  private static String messages(Browser page) {
    return page.value("document.getElementById('messages').textContent").toString();
  }

  private static double height(Browser page, int file) {
    return page.numbers("[diptych.stage.figures[" + file + "].places[" + PALM + "].y]")[0];
  }

  private static double wristX(Browser page, int file) {
    return page.numbers("diptych.stage.project(" + file + ", 0)")[0];
  }

  private static Offset<Double> within() {
    return Offset.offset(1e-5);
  }
}
