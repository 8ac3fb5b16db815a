package dev.diptych.syntax.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LexerTableTest {
  private final LexerTable table = Language.plain().lexer();

  @Test
  void wordsAndMarksNeedNoWhiteSpaceBetweenThem() {
    assertThat(table.isSeparable(Kind.NAME, Kind.LBRACE, false)).isTrue();
    assertThat(table.isSeparable(Kind.RPAREN, Kind.LPAREN, false)).isTrue();
    assertThat(table.isSeparable(Kind.STRING, Kind.STRING, false)).isTrue();
    assertThat(table.isSeparable(Kind.INT, Kind.STRING, false)).isTrue();
  }

  @Test
  void wordsNeedWhiteSpaceBetweenThem() {
    assertThat(table.isSeparable(Kind.NAME, Kind.INT, false)).isFalse();
    assertThat(table.isSeparable(Kind.INT, Kind.FLOAT, false)).isFalse();
    // x"00" are bytes.
    assertThat(table.isSeparable(Kind.NAME, Kind.STRING, false)).isFalse();
  }

  /** No text can tell that two tokens are two if the table says that they may be one. */
  @Test
  void separableTokensRemainTwo() {
    Kind[] kinds = {Kind.INT, Kind.NAME, Kind.STRING, Kind.BYTES, Kind.LPAREN, Kind.ASSIGN};
    String[] texts = {"1", "x", "\"a\"", "x\"00\"", "(", "="};
    for (int i = 0; i < kinds.length; i++) {
      for (int j = 0; j < kinds.length; j++) {
        if (table.isSeparable(kinds[i], kinds[j], false)) {
          Tokens tokens = new Tokens((texts[i] + texts[j]).getBytes(UTF_8));
          Language.plain().lexing(false).read(tokens, 0);
          assertThat(tokens.count()).isEqualTo(3);
          assertThat(tokens.kind(0)).isEqualTo(kinds[i]);
          assertThat(tokens.kind(1)).isEqualTo(kinds[j]);
        }
      }
    }
  }
}
