package dev.diptych.text.rows;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReducedTextTest {
  private static final int ROWS = 30_000;
  private static final String HEADER = "A Ver 1\nB {\n";

  @Test
  void longRunsAreReadSeparately() {
    String rows = rows(ROWS, "\n");
    ReducedText shortened = shortened(HEADER + rows + "}\nEof\n");
    assertThat(shortened.runs()).hasSize(1);
    RowRun run = shortened.runs().get(0);
    assertThat(run.columns().rows()).isEqualTo(ROWS);
    assertThat(new String(shortened.text(), UTF_8))
        .isEqualTo(HEADER + rows(RowRun.KEPT_ROWS, "\n") + "}\nEof\n");
    assertThat(shortened.at(run.start())).isSameAs(run);
    assertThat(shortened.text()[run.start()]).isEqualTo((byte) '0');
    assertThat(shortened.text()[run.end() - 1]).isEqualTo((byte) ')');
    run.markUsed();
    assertThat(shortened.isValid()).isTrue();
    ByteBuffer records = ByteBuffer.wrap(run.columns().records(0)).order(ByteOrder.LITTLE_ENDIAN);
    for (int row = 0; row < ROWS; row++) {
      assertThat(records.getFloat(8 * row)).isEqualTo(row);
      assertThat(records.getFloat(8 * row + 4)).isEqualTo(row + 0.5f);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", " \n"})
  void removedLinesAreCounted(String lineEnd) {
    RowRun run = shortened(HEADER + rows(1000, lineEnd) + "}\n").runs().get(0);
    assertThat(run.lines()).isEqualTo(1000 - RowRun.KEPT_ROWS);
    int kept = rows(RowRun.KEPT_ROWS, lineEnd).length();
    assertThat(run.bytes()).isEqualTo(rows(1000, lineEnd).length() - kept);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n\n", "\n \n\t\r\n", "\r\r\n\n"})
  void emptyLinesBetweenRowsAreCounted(String lineEnds) {
    String block = HEADER + broken(ROWS, lineEnds) + "}\n";
    ByteBuffer text = ByteBuffer.wrap((block + block).getBytes(UTF_8));
    int before = (HEADER + broken(700, lineEnds)).length();
    for (boolean parsed : new boolean[] {false, true}) {
      List<RowRun> runs = shortened(block + block).runs();
      assertThat(runs).hasSize(2);
      assertThat(runs).allMatch(run -> !parsed || run.columns().await());
      assertThat(runs.get(0).row(700).before()).isEqualTo(LineCounter.count(text, 0, before));
      assertThat(runs.get(1).row(700).before())
          .isEqualTo(LineCounter.count(text, 0, block.length() + before));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void rowsOfARunAreLocated(String lineEnd) {
    RowRun run = shortened(HEADER + rows(1000, lineEnd) + "}\n").runs().get(0);
    Excerpt excerpt = run.row(700);
    assertThat(new String(excerpt.lines().bytes(), UTF_8)).isEqualTo("  700 (700.5)");
    assertThat(excerpt.span().start()).isEqualTo(2);
    assertThat(excerpt.span().end()).isEqualTo(13);
    assertThat(excerpt.before()).isEqualTo(702);
    int start = (HEADER + rows(700, lineEnd)).length();
    assertThat(excerpt.start()).isEqualTo(start);
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t"})
  void rowsThatShareALineAreNotRemoved(String between) {
    assertThat(shortened(HEADER + rows(1000, between) + "}\n").runs()).isEmpty();
    assertThat(shortened(HEADER + rows(1000, "\n").strip() + " }\n").runs()).isEmpty();
  }

  @Test
  void runsCannotBeSkipped() {
    assertThat(shortened(HEADER + rows(1000, "\n") + "}\n").isValid()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"300 (1) # here\n", "300 (\"a\")\n", "300 (1 2)\n", "x (1)\n", "300 (1e99)"})
  void uncommonRowsInvalidateTheRun(String odd) {
    ReducedText shortened = shortened(HEADER + rows(300, "\n") + odd + rows(300, "\n") + "}\n");
    shortened.runs().forEach(RowRun::markUsed);
    assertThat(shortened.isValid()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrap = 1\n}\n", "C { }\n}\n", "# here\n}\n", "", "\"}\"\n}\n"})
  void rowsWithTextAfterThemAreNotRemoved(String behind) {
    String text = HEADER + rows(1000, "\n") + behind;
    ReducedText shortened = shortened(text);
    assertThat(shortened.runs()).isEmpty();
    assertThat(shortened.text()).isEqualTo(text.getBytes(UTF_8));
  }

  @Test
  void shortRunsAreNotRemoved() {
    assertThat(shortened(HEADER + rows(RowRun.MIN_ROWS - 1, "\n") + "}\n").runs()).isEmpty();
    assertThat(shortened(HEADER + rows(RowRun.MIN_ROWS, "\n") + "}\n").runs()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"wrap = 1\n", "# here\n", "a = \"}\"\n\n", "a = x\"00\n 7d\"\r\n", "C { }\n"})
  void rowsWithTextBeforeThemAreRemoved(String before) {
    ReducedText shortened = shortened(HEADER + before + rows(1000, "\n") + "}\n");
    assertThat(shortened.runs()).hasSize(1);
    assertThat(new String(shortened.text(), UTF_8))
        .isEqualTo(HEADER + before + rows(RowRun.KEPT_ROWS, "\n") + "}\n");
    assertThat(shortened.runs().get(0).columns().rows()).isEqualTo(1000);
  }

  @Test
  void rowsBeforeABraceAreLookedForOnce() {
    List<List<String>> asked = new ArrayList<>();
    String text = "A Ver 1\nB {\n a = 1\n" + rows(300, "\n") + " b = 2\n" + rows(9, "\n") + "}\n";
    ReducedText.of(
        ByteBuffer.wrap(text.getBytes(UTF_8)),
        false,
        blocks -> {
          asked.add(List.copyOf(blocks));
          return null;
        });
    assertThat(asked).containsExactly(List.of("B"));
  }

  @Test
  void blocksAreDistinguishedFromStringsAndComments() {
    List<List<String>> asked = new ArrayList<>();
    String text =
        "A Ver 1\n# } {\nB {\n a = \"{ \\\" {\" b = x\"00\n 7d\" C{"
            + rows(300, " ")
            + "} } D {\n E\n{\n"
            + rows(300, "\n")
            + "}}";
    ReducedText.of(
        ByteBuffer.wrap(text.getBytes(UTF_8)),
        false,
        blocks -> {
          asked.add(List.copyOf(blocks));
          return null;
        });
    assertThat(asked).containsExactly(List.of("B", "C"), List.of("D", "E"));
  }

  @Test
  void backslashesAreOrdinaryInRawStrings() {
    List<List<String>> asked = new ArrayList<>();
    String text = "A Ver 1\nB { a = \"\\\" C { " + rows(300, " ") + "} }";
    ReducedText.of(
        ByteBuffer.wrap(text.getBytes(UTF_8)),
        true,
        blocks -> {
          asked.add(List.copyOf(blocks));
          return null;
        });
    assertThat(asked).containsExactly(List.of("B", "C"));
  }

  private static ReducedText shortened(String text) {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(UTF_8));
    return ReducedText.of(bytes, false, blocks -> Plans.curves(1));
  }

  /** Rows of which some have a line end between a number and the parenthesis. */
  private static String broken(int count, String lineEnds) {
    return rows(count, lineEnds).replace("7.5)", "7.5\n)");
  }

  private static String rows(int count, String lineEnd) {
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < count; row++) {
      rows.append("  ").append(row).append(" (").append(row).append(".5)").append(lineEnd);
    }
    return rows.toString();
  }
}
