package dev.diptych.text.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.Item;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.RowCursor;
import dev.diptych.text.syntax.tree.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTest {
  @Test
  void cursorsSkipOtherColumns() {
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

  private static List<Item> items(String text, boolean fast) {
    Parsed parsed = SyntaxParser.parse(Source.of("rows", text), new SyntaxOptions(fast, false));
    assertThat(parsed.diagnostics()).isEmpty();
    return parsed.file().items();
  }
}
