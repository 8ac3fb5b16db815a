package dev.diptych.authoring.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItemReaderTest {
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
  void longRunsOfPlainRowsStayTogetherButNotTheirLastRow() {
    String rows = "0 (1 2 Loop)\n".repeat(100);
    List<Item> items = ((Item.Block) items("A { " + rows + "+1s (1 2 3) } Eof").get(0)).items();
    assertThat(items).hasSize(3);
    Item.Run run = (Item.Run) items.get(0);
    assertThat(run.rows().count()).isEqualTo(99);
    assertThat(run.origin().text()).startsWith("0 (1 2 Loop)").endsWith(")");
    assertThat(run.rows().last()).isEqualTo(run.rows().first() + 98 * 13);
  }

  @Test
  void aRowThatIsNotPlainEndsARun() {
    String rows = "0 (1 2)\n".repeat(20);
    String odd = "1 (2 0x1f)\n2 (3 0x2)\n";
    List<Item> items =
        ((Item.Block) items("A { " + rows + odd + rows + "0 (1 2)\n+1s (1) } Eof").get(0)).items();
    assertThat(items).hasSize(6);
    assertThat(items.get(0)).isInstanceOf(Item.Run.class);
    assertThat(items.subList(1, 3)).allMatch(Item.Row.class::isInstance);
    assertThat(((Item.Run) items.get(3)).rows().count()).isEqualTo(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 (1 2cm)\n", "0 ($a)\n", "0 (1) ease-in\n", "0s (1)\n", "0 (+1)\n"})
  void rowsWithWordsAreNoRuns(String row) {
    List<Item> items = ((Item.Block) items("A { " + row.repeat(100) + "} Eof").get(0)).items();
    assertThat(items).hasSize(100).noneMatch(Item.Run.class::isInstance);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 (1, 2) | ',' is not allowed here",
        "1..2 (1) | '1..2' is not a number",
        "0 ($) | '$' is not allowed here",
        "0 (1ft) | unknown unit 'ft'; did you mean 'f'?",
        "0 (1e999) | number out of range",
        "0 (calc(a)) | 'a' is not allowed here",
      })
  void reportsTheFirstMistake(String text, String message) {
    Source source = Source.of("text", text + " Eof");
    List<Diagnostic> found = read(source).diagnostics();
    assertThat(found).isNotEmpty();
    assertThat(found.get(0).message()).isEqualTo(message);
    Location.InText at = (Location.InText) found.get(0).location();
    assertThat(at.span().end()).isLessThanOrEqualTo(source.length());
  }

  @Test
  void reportsWrongNumbersOfATextWithOtherErrors() {
    Source source = Source.of("text", "A {\n  0 (1ft)\n}\nB = = 3\nEof");
    assertThat(read(source).diagnostics())
        .extracting(Diagnostic::code)
        .containsExactly("unknown-unit", "syntax");
  }

  private static AuthoredFile read(Source source) {
    SyntaxOptions options = SyntaxOptions.of(Dialect.AUTHORED, false).included();
    return ItemReader.read(Syntax.read(source, options));
  }

  private static List<Item> items(String text) {
    AuthoredFile file = read(Source.of("text", text));
    assertThat(file.diagnostics()).isEmpty();
    return file.items();
  }
}
