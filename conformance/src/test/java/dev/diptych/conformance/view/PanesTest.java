package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page opens where there is something to see; its panes do not cover each other. */
class PanesTest {
  /** A name that is not used is a warning. */
  private static final String TEXT =
      """
      Input Animation Ver 1.1
      let x = 3cm   # not used
      Camera { Position { 0 (0 1.6 0)  2 (0 1.6 0.1) } Rotation { 0 (0 0 0 1) } }
      Hands { Right {
        gesture { 0.5s Poke  1s Point }
        move Palm { 0.5s (0.1 1.4 0.4)  2s (0.1 1.4 0.5) }
      } }
      EyeGaze { Direction { 0 (0 0 1)  1 (0 0.6 0.8) } }
      Markers { 1s ("first") 1.02s ("second") }
      Eof
      """;

  @TempDir private Path folder;
  private Path file;
  private Viewing viewing;
  private Browser page;

  @BeforeEach
  void open() throws IOException {
    file = Files.writeString(folder.resolve("poke.twin"), TEXT);
    viewing = Viewing.of(file.toString());
    page = Browser.open(viewing.address());
  }

  @AfterEach
  void close() {
    if (page != null) {
      assertThat(page.errors()).isEmpty();
      page.close();
    }
    viewing.close();
  }

  @Test
  void itOpensWhenTheHandIsTracked() {
    assertThat(page.numbers("[diptych.player.time]")).containsExactly(0.5);
    assertThat(page.isTrue("!!diptych.stage.figures[0].places[" + node("Right", "Palm") + "]"))
        .isTrue();
  }

  @Test
  void legendAndWarningsAreNextToTheCurves() {
    page.value("diptych.select({file: 0, node: " + node("Right", "IndexTip") + "})");
    page.await(() -> page.isTrue("document.querySelectorAll('#legend .line').length === 3"));
    assertThat(page.isTrue("document.getElementById('messages').hidden")).isFalse();
    List<String> parts = List.of("stage", "messages", "controls", "legend", "timeline");
    for (int i = 1; i < parts.size(); i++) {
      double[] above = page.box(parts.get(i - 1));
      double[] below = page.box(parts.get(i));
      assertThat(above[1] + above[3])
          .as("%s ends where %s begins", parts.get(i - 1), parts.get(i))
          .isLessThanOrEqualTo(below[1] + 0.5);
    }
    double[] timeline = page.box("timeline");
    assertThat(timeline[1] + timeline[3]).as("it is in the window").isLessThanOrEqualTo(801);
  }

  @Test
  void theTextHasColors() {
    page.await(() -> page.isTrue("document.querySelector('#text .content span') !== null"));
    assertThat(colored("title")).isEqualTo(List.of("Input Animation Ver 1.1"));
    assertThat(colored("keyword")).isEqualTo(List.of("let", "Eof"));
    assertThat(colored("comment")).isEqualTo(List.of("# not used"));
    assertThat(colored("string")).isEqualTo(List.of("\"first\"", "\"second\""));
    assertThat(colored("block").toString()).contains("Camera", "Hands", "gesture");
    assertThat(colored("figure").toString()).contains("3cm", "0.5s");
    assertThat(page.value("document.querySelectorAll('#text .content')[1].textContent"))
        .isEqualTo("let x = 3cm   # not used");
  }

  @Test
  void itOffersTheCurvesThatThereAre() {
    assertThat(offered("Right", "IndexTip"))
        .isEqualTo(List.of("position", "rotation", "speed", "turning"));
    assertThat(offered("EyeGaze", "EyeGaze")).isEqualTo(List.of("rotation", "turning"));
    page.value("diptych.select(null)");
    assertThat(page.isTrue("document.getElementById('quantity').parentElement.hidden")).isTrue();
  }

  @Test
  void whatIsInFocusStaysInTheMiddle() {
    page.value("diptych.key({key: 'Home', target: document.body, preventDefault() {}})");
    page.choose("focus", "Right");
    for (double time : new double[] {0.6, 1.4, 2}) {
      page.seek(time);
      double[] stage = page.box("stage");
      double[] palm = page.numbers("diptych.stage.project(0, " + node("Right", "Palm") + ")");
      assertThat(palm[0]).isBetween(stage[2] * 0.3, stage[2] * 0.7);
      assertThat(palm[1]).isBetween(stage[3] * 0.3, stage[3] * 0.7);
    }
  }

  @Test
  void aPageInAFileHasTheNameOfTheFile() throws IOException {
    Path html = folder.resolve("page.html");
    Shell.run("view", file.toString(), "--focus", "Right", "-o", html.toString());
    assertThat(Files.readString(html)).contains("poke.twin:2:1").doesNotContain(folder.toString());
    try (Browser fixed = Browser.open(html.toUri())) {
      assertThat(fixed.value("document.getElementById('names').textContent"))
          .isEqualTo("poke.twin");
      assertThat(fixed.value("document.getElementById('focus').value")).isEqualTo("Right");
      assertThat(fixed.count("document.querySelectorAll('#text .keyword').length")).isEqualTo(2);
      assertThat(fixed.numbers("[diptych.player.time]")).containsExactly(0.5);
      assertThat(fixed.errors()).isEmpty();
    }
  }

  private Object offered(String group, String name) {
    page.value("diptych.select({file: 0, node: " + node(group, name) + "})");
    return page.value("[...document.getElementById('quantity').options].map((o) => o.value)");
  }

  private Object colored(String type) {
    return page.value(
        "[...document.querySelectorAll('#text .content ." + type + "')].map((s) => s.textContent)");
  }

  private static String node(String group, String name) {
    return "diptych.tracks[0].scene.nodes.findIndex((n) => n.group === '%s' && n.name === '%s')"
        .formatted(group, name);
  }
}
