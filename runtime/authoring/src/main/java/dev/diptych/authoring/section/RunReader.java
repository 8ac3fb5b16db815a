package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.table.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Reads the rows of a run, one by one: each is a number and a tuple of numbers and names. */
final class RunReader {
  private final Entry.Run run;
  private final Source source;
  private final RunCursor rows;
  private int left;
  private boolean isAtRow;

  RunReader(Entry.Run run) {
    this(run, run.rows().first(), run.rows().count());
  }

  private RunReader(Entry.Run run, int first, int count) {
    this.run = run;
    this.source = run.rows().tree().source();
    this.rows = run.rows().from(first);
    this.left = count;
  }

  /** The row at an offset. */
  static Entry.Row row(Entry.Run run, int offset) {
    RunReader reader = new RunReader(run, offset, 1);
    reader.hasNext();
    return reader.next();
  }

  /** Whether another row follows. */
  boolean hasNext() {
    if (!isAtRow && left > 0) {
      left--;
      isAtRow = rows.nextRow();
    }
    return isAtRow;
  }

  /** The offset of the next row, after {@link #hasNext}. */
  int offset() {
    return rows.keyStart();
  }

  /** The next row, after {@link #hasNext}. */
  Entry.Row next() {
    Span row = rows.row();
    Quantity key = number(new Span(rows.keyStart(), rows.keyEnd()));
    List<Value> cells = new ArrayList<>();
    while (rows.nextCell()) {
      Span cell = new Span(rows.start(), rows.end());
      cells.add(
          rows.kind() == Kind.NAME
              ? new Value.Word(origin(cell), source.text(cell))
              : number(cell));
    }
    isAtRow = false;
    Value.Tuple tuple = new Value.Tuple(origin(new Span(rows.open(), row.end())), cells);
    return new Entry.Row(origin(row), key, List.of(tuple));
  }

  /** The key of the next row, which is skipped, after {@link #hasNext}. */
  BigDecimal skip() {
    isAtRow = false;
    return number(new Span(rows.keyStart(), rows.keyEnd())).number();
  }

  private Quantity number(Span span) {
    String word = source.text(span);
    return new Quantity(origin(span), new BigDecimal(word), null, word);
  }

  private Origin origin(Span span) {
    return Origin.of(source, span).within(run.origin().via());
  }
}
