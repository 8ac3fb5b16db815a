package dev.diptych.authoring.section;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.syntax.ItemReader;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.RunRows;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RowOrderTest {
  private static final Source SOURCE = Source.of("text", "5 (1) # a (\n7 (2)\n 6 ( Loop -3 )");
  private static final Origin ORIGIN = Origin.of(SOURCE, Span.at(0));

  @Test
  void keepsTheOrderOfRowsThatDidNotMove() {
    assertThat(keys(List.of(row(3), row(1), row(2)))).containsExactly("3", "1", "2");
  }

  @Test
  void sortsRowsIfSomeMoved() {
    Entry.Rows copies = copies(List.of(row(0), row(5)), 1, 2, 3);
    assertThat(keys(List.of(copies, row(2)))).containsExactly("1", "2", "4", "6", "9");
  }

  @Test
  void rowsWithOneKeyKeepTheirOrder() {
    Entry.Row first = row(1);
    Entry.Row second = row(1);
    List<Entry.Row> visited = new ArrayList<>();
    RowOrder.visit(
        List.of(copies(List.of(row(5)), 0, 1, 0), first, second),
        (key, row) -> visited.add(row),
        numbers -> {});
    assertThat(visited).element(0).isSameAs(first);
    assertThat(visited).element(1).isSameAs(second);
  }

  @Test
  void nestedRepetitionsAddTheirOffsets() {
    Entry.Rows inner = copies(List.of(row(1)), 0, 2, 10);
    assertThat(keys(List.of(copies(List.of(inner), 100, 2, 1000))))
        .containsExactly("101", "111", "1101", "1111");
  }

  @Test
  void aRunIsReadRowByRow() {
    Entry.Run run = run();
    assertThat(keys(List.of(run))).containsExactly("5", "7", "6");
    assertThat(keys(List.of(copies(List.of(run), 1, 1, 0)))).containsExactly("6", "7", "8");
    assertThat(run.last().arguments().toString()).contains("Loop").contains("-3");
  }

  @Test
  void aRunThatDidNotMoveCanBeCopied() {
    List<Entry> copied = new ArrayList<>();
    RowOrder.visit(
        List.of(run()),
        new RowOrder.RowVisitor() {
          @Override
          public void row(@Nullable Evaluated key, Entry.Row row) {
            throw new AssertionError("a single row");
          }

          @Override
          public boolean run(Entry.Run run) {
            return copied.add(run);
          }
        },
        numbers -> {});
    assertThat(copied).hasSize(1);
  }

  private static Entry.Run run() {
    String rows = "5 (1 Loop)\n7 (2 -3)\n".repeat(9) + "5 (1 Loop) \n7\n( 2 2e1) 6 (Loop -3)\n";
    Source source = Source.of("rows", "A {\n" + rows + "0 (0 0) }");
    SyntaxOptions options = SyntaxOptions.of(Dialect.AUTHORED, false).included();
    Item.Block block = (Item.Block) ItemReader.read(Syntax.read(source, options)).items().get(0);
    Item.Run run = (Item.Run) block.items().get(0);
    int first = source.text(new Span(0, source.length())).indexOf("5 (1 Loop) \n");
    RunRows all = run.rows();
    Origin last3 = Origin.of(source, new Span(first, run.origin().at().span().end()));
    return new Entry.Run(last3, new RunRows(all.tree(), all.token(), first, 3, all.last()));
  }

  private static List<String> keys(List<Entry.Rows> rows) {
    List<String> keys = new ArrayList<>();
    RowOrder.visit(
        rows, (key, row) -> keys.add(((Quantity) key).number().toPlainString()), numbers -> {});
    return keys;
  }

  private static Entry.Row row(long key) {
    return new Entry.Row(
        ORIGIN, new Quantity(ORIGIN, BigDecimal.valueOf(key), null, null), List.of());
  }

  private static Entry.Copies copies(List<Entry.Rows> rows, long start, long times, long every) {
    return Entry.Copies.of(
        ORIGIN, rows, BigDecimal.valueOf(start), times, BigDecimal.valueOf(every));
  }
}
