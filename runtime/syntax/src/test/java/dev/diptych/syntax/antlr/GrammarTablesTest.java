package dev.diptych.syntax.antlr;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.syntax.table.Language;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class GrammarTablesTest {
  @Test
  void theTablesAreThoseOfTheGrammars() throws IOException {
    assertThat(Language.plain().toBytes()).isEqualTo(GrammarTables.plain().toBytes());
    assertThat(Language.authored().toBytes()).isEqualTo(GrammarTables.authored().toBytes());
  }

  @Test
  void twoTokensDecideInThePlainGrammar() {
    assertThat(GrammarTables.plainParser().ambiguous()).isEmpty();
  }

  /** A change of the grammar that adds a choice must say in the grammar why it is none. */
  @Test
  void theChoicesOfTheFactoredGrammarAreKnown() throws IOException {
    try (InputStream known = getClass().getResourceAsStream("choices.txt")) {
      String expected = new String(requireNonNull(known).readAllBytes(), UTF_8);
      String actual = String.join("\n", GrammarTables.authoredParser().ambiguous()) + "\n";
      assertThat(actual).isEqualTo(expected);
    }
  }
}
