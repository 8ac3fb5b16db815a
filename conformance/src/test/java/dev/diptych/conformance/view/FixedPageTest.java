package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page that was written to a file. */
class FixedPageTest {
  private static final String TIP =
      "diptych.stage.figures[0].scene.nodes.findIndex((n) => n.name === 'IndexTip')";

  @TempDir private Path folder;

  @Test
  void needsNoServer() throws IOException {
    Path text = Repository.path("runtime/animation/docs/examples/pinch_drag.twin");
    Path file = folder.resolve("page.html");
    Shell.run("view", text.toString(), "-o", file.toString());
    double[] expected;
    try (Viewing viewing = Viewing.of(text.toString());
        Browser page = Browser.open(viewing.address())) {
      page.seek(2.3);
      expected = page.numbers("diptych.stage.figures[0].places[" + TIP + "].toArray()");
    }
    try (Browser page = Browser.open(file.toUri())) {
      page.seek(2.3);
      assertThat(page.numbers("diptych.stage.figures[0].places[" + TIP + "].toArray()"))
          .containsExactly(expected);
      page.value("diptych.choose({file: 0, node: " + TIP + "})");
      page.await(() -> page.isTrue("diptych.text.current === 17"));
      assertThat(page.errors()).isEmpty();
    }
  }

  /** What a text contains stays text: it cannot end the element that it is in, or run. */
  @Test
  void textIsNotMarkup() throws IOException {
    String evil = "</script><script>diptych.evil = true</script><!--<img src=x onerror=alert(1)>";
    Path text = folder.resolve("a.twin");
    Files.writeString(
        text,
        "Input Animation Ver 1.1\nlayout = shipped\n# "
            + evil
            + "\nMarkers {\n  1 (\"<b>"
            + evil.replace("\"", "")
            + "\")\n}\nEof\n");
    Path file = folder.resolve("page.html");
    Shell.run("view", text.toString(), "-o", file.toString());
    assertThat(Files.readString(file)).doesNotContain("<script>diptych.evil");
    try (Browser page = Browser.open(file.toUri())) {
      assertThat(page.isTrue("diptych.evil === undefined")).isTrue();
      assertThat(page.value("document.getElementById('text').textContent").toString())
          .contains(evil);
      assertThat(page.errors()).isEmpty();
    }
  }
}
