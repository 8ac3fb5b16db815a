package dev.diptych.text.print;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.model.document.Table;
import dev.diptych.text.sink.ByteBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows that are printed in chunks, on all processors, are those that are printed one by one. */
class LongTablesTest {
  private static final String LINE_END = "\r\n";
  private static final String INDENT = "\t";

  /** Around what makes a long run, what makes a chunk, and far more than are held at a time. */
  static Stream<List<Table>> tables() {
    return Stream.concat(
        Stream.of(1, 255, 256, 257, 1023, 1024, 1025, 2049, 100_000)
            .map(rows -> List.of(LongTables.table(rows, rows))),
        Stream.of(LongTables.curves(2, 300), LongTables.curves(7, 5000)));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void chunksJoinToTheRows(List<Table> tables) throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    TextOutput out = new TextOutput(stream, INDENT, LINE_END, false);
    assertThat(print(tables, out)).isNull();
    assertThat(stream.toString(UTF_8)).isEqualTo(oneByOne(tables, tables.get(0).rows()));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void keepsEverythingButTheRowsOfLongRuns(List<Table> tables) throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    PrintedText skeleton = print(tables, new TextOutput(stream, INDENT, LINE_END, true));
    int rows = tables.get(0).rows();
    assertThat(stream.toString(UTF_8)).isEqualTo(oneByOne(tables, rows));
    assertThat(new String(skeleton.text(), UTF_8))
        .isEqualTo(oneByOne(tables, rows < PrintedText.MIN_ROWS ? rows : PrintedText.KEPT_ROWS));
    assertThat(skeleton.verified()).isTrue();
  }

  @Test
  void aBrokenStreamIsReportedAndEndsTheRun() {
    OutputStream broken = new LimitedOutput(OutputStream.nullOutputStream(), 100_000);
    TextOutput out = new TextOutput(broken, INDENT, LINE_END, true);
    assertThatThrownBy(() -> print(List.of(LongTables.table(100_000, 1)), out))
        .isInstanceOf(UncheckedIOException.class)
        .hasCauseInstanceOf(TextTooLongException.class);
    out.cancel();
  }

  /** Text before and after, twice, so that what waits is in order with it. */
  private static PrintedText print(List<Table> tables, TextOutput out) {
    for (int i = 0; i < 2; i++) {
      out.open("Before");
      out.rows(LongTables.SCHEMA, LongTables.plan(tables), tables);
      out.close();
    }
    return out.finish();
  }

  private static String oneByOne(List<Table> tables, int rows) {
    byte[] indent = INDENT.getBytes(UTF_8);
    byte[] lineEnd = LINE_END.getBytes(UTF_8);
    RowPrinter printer =
        new RowPrinter(LongTables.SCHEMA, LongTables.plan(tables), tables, indent, lineEnd);
    ByteBuilder text = new ByteBuilder();
    for (int row = 0; row < rows; row++) {
      printer.print(row, row + 1, text);
    }
    String block = "Before {\r\n" + new String(text.toBytes(), UTF_8) + "}\r\n";
    return block + block;
  }
}
