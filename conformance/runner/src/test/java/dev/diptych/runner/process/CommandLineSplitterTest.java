package dev.diptych.runner.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands fall into words as in a shell that knows quotes and nothing else. */
class CommandLineSplitterTest {
  @Test
  void anyBlanksAreAllowedBetweenWords() {
    assertThat(CommandLineSplitter.of("python3 run.py")).containsExactly("python3", "run.py");
    assertThat(CommandLineSplitter.of("  a \t b\n\n c ")).containsExactly("a", "b", "c");
  }

  @Test
  void quotesKeepBlanks() {
    assertThat(CommandLineSplitter.of("'a b' \"c  d\"")).containsExactly("a b", "c  d");
    assertThat(CommandLineSplitter.of("'\t'")).containsExactly("\t");
  }

  @Test
  void quotesWithinAWordAreRemoved() {
    assertThat(CommandLineSplitter.of("--file='a b'.txt c")).containsExactly("--file=a b.txt", "c");
    assertThat(CommandLineSplitter.of("'a'\"b\"c")).containsExactly("abc");
  }

  @Test
  void otherQuotesWithinQuotesAreCharacters() {
    assertThat(CommandLineSplitter.of("\"it's\" '\"'")).containsExactly("it's", "\"");
  }

  @Test
  void emptyQuotesAreAWord() {
    assertThat(CommandLineSplitter.of("a '' b \"\"")).containsExactly("a", "", "b", "");
  }

  @Test
  void otherShellSyntaxIsLiteral() {
    assertThat(CommandLineSplitter.of("a\\ b $HOME *.txt;"))
        .containsExactly("a\\", "b", "$HOME", "*.txt;");
    assertThat(CommandLineSplitter.of("\"a\\\" b")).containsExactly("a\\", "b");
  }

  @Test
  void supplementaryCharactersAreKept() {
    assertThat(CommandLineSplitter.of("run 🦆.bin")).containsExactly("run", "🦆.bin");
  }

  @ParameterizedTest
  @ValueSource(strings = {"'", "a 'b", "a \"b'", "it's"})
  void rejectsUnclosedQuotes(String command) {
    assertThatThrownBy(() -> CommandLineSplitter.of(command))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unclosed quote: " + command);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\t\n"})
  void rejectsEmptyCommands(String command) {
    assertThatThrownBy(() -> CommandLineSplitter.of(command))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no command in '" + command + "'");
  }
}
