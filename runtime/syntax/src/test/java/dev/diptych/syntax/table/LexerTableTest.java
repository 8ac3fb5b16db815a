package dev.diptych.syntax.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LexerTableTest {
  private final LexerTable table = Language.plain().lexer();

  @Test
  void wordsAndMarksNeedNoWhiteSpaceBetweenThem() {
    assertThat(table.isSeparable(Kind.NAME, Kind.LBRACE)).isTrue();
    assertThat(table.isSeparable(Kind.RPAREN, Kind.LPAREN)).isTrue();
    assertThat(table.isSeparable(Kind.STRING, Kind.STRING)).isTrue();
    assertThat(table.isSeparable(Kind.INT, Kind.STRING)).isTrue();
  }

  @Test
  void wordsNeedWhiteSpaceBetweenThem() {
    assertThat(table.isSeparable(Kind.NAME, Kind.INT)).isFalse();
    assertThat(table.isSeparable(Kind.INT, Kind.FLOAT)).isFalse();
    // x"00" are bytes.
    assertThat(table.isSeparable(Kind.NAME, Kind.STRING)).isFalse();
  }
}
