package dev.diptych.text.syntax;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowsTest {
  private static final int COUNT = 50_000;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void partsTogetherAreTheWhole(boolean fast) {
    Rows rows = manyRows(fast);
    List<String> whole = keys(rows);
    assertThat(whole).hasSize(COUNT);
    for (int parts = 1; parts < 20; parts++) {
      List<Rows> split = rows.split(parts);
      assertThat(split.size()).isBetween(Math.min(parts, 8), parts);
      List<String> all = new ArrayList<>();
      for (Rows part : split) {
        List<String> keys = keys(part);
        assertThat(keys).hasSize(part.count());
        all.addAll(keys);
      }
      assertThat(all).isEqualTo(whole);
    }
  }

  @Test
  void partsAreOfAboutTheSameLength() {
    Rows rows = manyRows(true);
    for (Rows part : rows.split(4)) {
      assertThat(part.span().length())
          .isBetween(rows.span().length() / 6, rows.span().length() / 3);
    }
  }

  @Test
  void fewRowsStayTogether() {
    Rows rows = rows("1 (2) 3 (4)");
    assertThat(rows.split(8)).containsExactly(rows);
  }

  @Test
  void aCursorSkipsWhatIsNotAskedFor() {
    Rows rows = rows("1 (2 (3 4) \") \" # )\n x\"0a\" 5)(6) seven(8)");
    RowCursor cursor = RowCursor.of(rows);
    assertThat(cursor.nextRow()).isTrue();
    assertThat(cursor.nextCell()).isTrue();
    assertThat(cursor.nextRow()).isTrue();
    assertThat(cursor.hasKey()).isFalse();
    assertThat(cursor.nextRow()).isTrue();
    assertThat(cursor.keyKind()).isEqualTo(Literal.Kind.NAME);
    assertThat(cursor.nextRow()).isFalse();
    assertThat(cursor.nextRow()).isFalse();
  }

  private static Rows rows(String text) {
    return (Rows) items("A Ver 1\n" + text + "\nEof", true).get(0);
  }

  private static Rows manyRows(boolean fast) {
    StringBuilder text = new StringBuilder("A Ver 1\nB {\n");
    for (int i = 0; i < COUNT; i++) {
      text.append("  ").append(i).append(" (1.5 2.5)").append(i % 1000 == 0 ? " # here\n" : "\n");
    }
    Block block = (Block) items(text.append("}\nEof\n").toString(), fast).get(0);
    assertThat(block.items()).hasSize(1);
    return (Rows) block.items().get(0);
  }

  private static List<Item> items(String text, boolean fast) {
    Parsed parsed = SyntaxParser.parse(Source.of("rows", text), new SyntaxOptions(fast, false));
    assertThat(parsed.diagnostics()).isEmpty();
    return parsed.file().items();
  }

  private static List<String> keys(Rows rows) {
    List<String> keys = new ArrayList<>();
    RowCursor cursor = RowCursor.of(rows);
    while (cursor.nextRow()) {
      byte[] bytes = rows.source().bytes();
      int length = cursor.keyEnd() - cursor.keyStart();
      keys.add(new String(bytes, cursor.keyStart(), length, US_ASCII));
    }
    return keys;
  }
}
