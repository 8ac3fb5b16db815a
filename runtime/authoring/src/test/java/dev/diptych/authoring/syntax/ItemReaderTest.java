package dev.diptych.authoring.syntax;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "in Right.Palm | set in Right.Palm",
        "turned euler(0 10deg 0) box (1 2 3) | row turned euler(0 10 0); row box (1 2 3)",
        "offset (0 5cm 0) size 0.9 | row offset (0 5 0); set size 0.9",
        "at (1 2 3) box (4 5 6) | row at (1 2 3); row box (4 5 6)",
        "box (4 5 6) at $place | row box (4 5 6); set at $place",
        "1s at Button.Front 1.2s at Ball fixed | row 1 at(Button.Front); row 1.2 at(Ball) fixed",
        "1s at $ball fixed | row 1 at($ball) fixed",
        "0 .. end not A.B inside C | row 0 ..end not A.B inside C",
        "1s (0 0 1) in B.Front smooth 2s (1 2 3) | row 1 (0 0 1) in B.Front smooth; row 2 (1 2 3)",
        "1s A.B within(2mm) of C | row 1 A.B within(2) of C",
        "0.5s part(1.2s .. 3.4s) speed(0.8) | row 0.5 part(1.2 ..3.4) speed(0.8)",
        "like = A.B like = A at (1 2) | like = A.B; like = A; row at (1 2)",
        "2s by axis(0 0 1, 60deg) in S | row 2 by axis(0 0 1, 60) in S",
      })
  void rowsAndSettingsOfScenes(String text, String items) {
    assertThat(items(text + " Eof").stream().map(ItemReaderTest::written).collect(joining("; ")))
        .isEqualTo(items);
  }

  private static String written(Item item) {
    if (item instanceof Item.Setting setting) {
      return "set " + setting.name() + " " + written(setting.value());
    }
    if (item instanceof Item.Attribute attribute) {
      return attribute.name() + " = " + written(attribute.value());
    }
    Item.Row row = (Item.Row) item;
    return "row " + written(requireNonNull(row.key())) + " " + written(row.arguments());
  }

  private static String written(List<Value> values) {
    return values.stream().map(ItemReaderTest::written).collect(joining(" "));
  }

  private static String written(Value value) {
    if (value instanceof Value.Quantity quantity) {
      return quantity.number().toPlainString();
    }
    if (value instanceof Value.Tuple tuple) {
      return "(" + written(tuple.values()) + ")";
    }
    if (value instanceof Value.Call call) {
      return call.name()
          + call.arguments().stream().map(ItemReaderTest::written).collect(joining(", ", "(", ")"));
    }
    if (value instanceof Value.Until until) {
      return ".." + written(until.value());
    }
    return value instanceof Value.Word word ? word.text() : value.origin().text();
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
        "0 (1ft) | unknown unit 'ft'; did you mean '1f'?",
        "0 (1e999) | number out of range",
        "0 (1 .. 2) | '..' is not allowed here",
        "0 part(1 ..) | expected the end of the range after '..'",
        "0 part(1 .., 2) | expected the end of the range after '..'",
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
