package dev.diptych.authoring.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuthoringSyntaxTest {
  private static final AuthoringSyntax SYNTAX = new AuthoringSyntax(false);

  @Test
  void readsDefinitionsRowsAndBlocks() {
    List<Item> items =
        items("let a = (1cm 2 $b.y) move Palm { 0 $a ease-in +1s .. 2s } use $a Eof");
    assertThat(items).hasSize(3);
    assertThat(((Item.Let) items.get(0)).name()).isEqualTo("a");
    Item.Block block = (Item.Block) items.get(1);
    assertThat(block.name()).isEqualTo("move");
    assertThat(block.about()).isEqualTo("Palm");
    assertThat(block.items()).hasSize(2).allMatch(Item.Row.class::isInstance);
    Item.Row second = (Item.Row) block.items().get(1);
    assertThat(second.key()).isInstanceOf(Value.Relative.class);
    assertThat(second.arguments()).singleElement().isInstanceOf(Value.Until.class);
    assertThat(((Item.Use) items.get(2)).name()).isEqualTo("a");
  }

  @Test
  void copiesLongRunsOfPlainRowsButNotTheirLastRow() {
    String rows = "0 (1 2 Loop) # comment\n".repeat(100);
    List<Item> items = items(rows + "+1s (1 2 3) Eof");
    assertThat(items).hasSize(3);
    Item.Run run = (Item.Run) items.get(0);
    assertThat(run.count()).isEqualTo(99);
    assertThat(run.origin().text()).startsWith("0 (1 2 Loop)").endsWith(")");
    assertThat(run.last()).isEqualTo(98 * 23);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A = 1cm Eof",
        "$a Eof",
        "1 .. 2 Eof",
        "+1 (2) Eof",
        "# $a\nA = \"$b\" B = 1s Eof"
      })
  void knowsTextsThatAreNeverPlain(String text) {
    assertThat(isNeverPlain(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A = 1 # 1cm $a\nEof",
        "A = \"1cm $a\" Eof",
        "calc (1) Eof",
        "let = 1 Eof",
        "A = x\"1f\n3f 2s\" Eof",
        "A = 0x1f B = 1 Eof 1cm",
        "A = 1cm"
      })
  void doesNotRuleOutPlainTexts(String text) {
    assertThat(isNeverPlain(text)).isFalse();
  }

  @Test
  void looksAtTheBeginningOnly() {
    assertThat(isNeverPlain("A = 1\n".repeat(10_000) + "B = 1cm Eof")).isFalse();
    String cut = "A = x\"" + "0f\n".repeat(10_000) + "\" Eof";
    assertThat(isNeverPlain(cut)).isFalse();
  }

  private static boolean isNeverPlain(String text) {
    return SYNTAX.isNeverPlain(new Source("test.twin", text.getBytes(UTF_8)), 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 (1 2cm)\n", "0 ($a)\n", "0 (1) ease-in\n", "0s (1)\n", "0 (+1)\n"})
  void doesNotCopyRowsWithWords(String row) {
    assertThat(items(row.repeat(100) + "Eof")).hasSize(100).noneMatch(Item.Run.class::isInstance);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "let a = | unexpected 'Eof'",
        "A { | the block 'A' is not closed",
        "A } | '}' is not allowed here",
        "0 (1 | '(' is not closed",
        "0 (1, 2) | unexpected ','",
        "1..2 (1) | '1..2' is not a number",
        "0 ($) | unexpected character '$'",
        "0 (1ft) | unknown unit 'ft'; did you mean 'f'?",
        "0 (1e999) | number out of range",
        "0 (calc(a)) | unexpected character 'a'",
      })
  void reportsTheFirstMistake(String text, String message) {
    Source source = Source.of("text", text + " Eof");
    List<Diagnostic> found = SYNTAX.parse(source, 0, false).diagnostics();
    assertThat(found).isNotEmpty();
    assertThat(found.get(0).message()).isEqualTo(message);
    Location.InText at = (Location.InText) found.get(0).location();
    assertThat(at.span().end()).isLessThanOrEqualTo(source.length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "(", "A { ", "calc(", "calc(("})
  void rejectsDeepNesting(String open) {
    Source source = Source.of("text", "0 " + open.repeat(100_000));
    assertThat(SYNTAX.parse(source, 0, false).diagnostics()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A { 0 (1 2) } | false",
        "let = 3 use = 4 at (1 2) | false",
        "# $a 1cm | false",
        "s = \"$a 1cm\" | false",
        "0 (1cm) | true",
        "0 (1e5) | false",
        "0 (0x1f) | false",
        "let a = 1 | true",
        "repeat 3 { } | true",
        "at 2 { } | true",
        "include \"a\" | true",
        "0 .. 1 | true",
        "fps = 30 | true",
        "look { } | true",
        "look = 1 | false",
      })
  void recognizesAuthoredTexts(String text, boolean authored) {
    Source source = Source.of("text", text + " Eof");
    assertThat(SYNTAX.isAuthored(source, 0, Set.of("look"), Set.of("fps"))).isEqualTo(authored);
  }

  private static List<Item> items(String text) {
    AuthoredFile file = SYNTAX.parse(Source.of("text", text), 0, false);
    assertThat(file.diagnostics()).isEmpty();
    return file.items();
  }
}
