package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The page of the viewer follows the text, and the text follows the page. */
class PageTest {
  private static final int BACKGROUND = 0x16181d;

  /** Two joints of one hand, far from each other. */
  private static final String TEXT =
      """
      Input Animation Ver 1.1
      layout = shipped
      Hands {
        TrackedRight {
          0 (true)
        }
        Right {
          Wrist {
            Position {
              0 (0 1 0.5)
              2 (0 1 0.5)
            }
            Rotation {
              0 (0 0 0 1)
            }
          }
          IndexTip {
            Position {
              0 (0.25 1 0.5)
              1 (0.25 1.2 0.5)
              2 (0.25 1 0.5)
            }
            Rotation {
              0 (0 0 0 1)
            }
          }
        }
      }
      Markers {
        1 ("top")
      }
      Eof
      """;

  private static final String TIP =
      "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.name === 'IndexTip')";

  @TempDir private Path folder;
  private Path file;
  private Viewing viewing;
  private Browser page;

  @BeforeEach
  void open() throws IOException {
    file = folder.resolve("wave.twin");
    Files.writeString(file, TEXT);
    viewing = Viewing.of(file.toString());
    page = Browser.open(viewing.address());
  }

  @AfterEach
  void close() {
    if (page != null) {
      page.close();
    }
    viewing.close();
  }

  /** The position of the index tip in the axes of the file, as the scene has it. */
  private double[] tip() {
    double[] drawn = page.numbers("diptych.stage.figures[0].places[" + TIP + "].toArray()");
    return new double[] {drawn[0], drawn[1], -drawn[2]};
  }

  /** The point of the page where the index tip is drawn. */
  private double[] point() {
    return page.numbers(
        "(() => { const at = diptych.stage.project(0, "
            + TIP
            + "); const box = document.getElementById('stage').getBoundingClientRect();"
            + " return [at[0] + box.left, at[1] + box.top]; })()");
  }

  /** Replaces the file as editors do: another one is moved to its place. */
  private void save(String text) throws IOException {
    Path other = folder.resolve("wave.twin~");
    Files.writeString(other, text);
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void showsWhereAJointIs() throws IOException {
    page.seek(1);
    assertThat(tip()).containsExactly(new double[] {0.25, 1.2, 0.5}, within());
    page.seek(0.5);
    assertThat(tip()).containsExactly(new double[] {0.25, 1.1, 0.5}, within());
    double[] at = point();
    assertThat(page.pixel(at[0], at[1])).isNotEqualTo(BACKGROUND);
    assertThat(page.errors()).isEmpty();
  }

  @Test
  void followsTheFile() throws IOException {
    page.seek(1);
    double[] before = point();
    save(TEXT.replace("1 (0.25 1.2 0.5)", "1 (0.25 1.25 0.5)"));
    page.await(() -> Math.abs(tip()[1] - 1.25) < 1e-5);
    assertThat(page.numbers("[diptych.player.time]")).containsExactly(1);
    double[] after = point();
    assertThat(page.pixel(after[0], after[1])).isNotEqualTo(BACKGROUND);
    assertThat(page.pixel(before[0], before[1])).isEqualTo(BACKGROUND);
    assertThat(page.value("document.getElementById('text').textContent").toString())
        .contains("1 (0.25 1.25 0.5)");
    assertThat(page.errors()).isEmpty();
  }

  @Test
  void showsErrorsAndTheLastGoodMotion() throws IOException {
    page.seek(1);
    save(TEXT.replace("1 (0.25 1.2 0.5)", "1 (0.25 1.2)"));
    page.await(() -> page.isTrue("document.getElementById('messages').textContent !== ''"));
    assertThat(page.value("document.getElementById('messages').textContent").toString())
        .startsWith("error[")
        .contains("wave.twin:20");
    assertThat(page.isTrue("document.getElementById('stage').classList.contains('rejected')"))
        .isTrue();
    assertThat(tip()).containsExactly(new double[] {0.25, 1.2, 0.5}, within());
    save(TEXT);
    page.await(() -> page.isTrue("document.getElementById('messages').hidden"));
    assertThat(page.errors()).isEmpty();
  }

  @Test
  void aClickOnAJointShowsItsLine() {
    page.seek(1.2);
    double[] at = point();
    page.click(at[0], at[1]);
    page.await(() -> page.isTrue("diptych.text.current === 20"));
    page.await(() -> page.isTrue("document.querySelector('#text .current') !== null"));
    assertThat(page.value("document.querySelector('#text .current').textContent").toString())
        .contains("1 (0.25 1.2 0.5)");
    assertThat(page.value("document.getElementById('selected').textContent"))
        .isEqualTo("Right.IndexTip");
    assertThat(page.errors()).isEmpty();
  }

  @Test
  void aLineNumberJumpsToItsKey() {
    page.seek(0.3);
    page.value(
        "[...document.querySelectorAll('#text .number')].find((n) => n.textContent ==="
            + " '21').click()");
    page.await(() -> page.isTrue("diptych.player.time === 2"));
    page.await(() -> page.isTrue("diptych.selection?.node === " + TIP));
    assertThat(page.errors()).isEmpty();
  }

  @Test
  void keysOfTheKeyboardMoveTheTime() {
    page.seek(1);
    page.press(Keys.ARROW_RIGHT);
    page.await(() -> page.isTrue("Math.abs(diptych.player.time - 61 / 60) < 1e-9"));
    page.press(Keys.HOME);
    page.await(() -> page.isTrue("diptych.player.time === 0"));
    page.press(" ");
    page.await(() -> page.isTrue("diptych.player.time > 0.2"));
    page.press(" ");
    assertThat(page.isTrue("diptych.player.playing")).isFalse();
    assertThat(page.errors()).isEmpty();
  }

  private static Offset<Double> within() {
    return Offset.offset(1e-5);
  }
}
