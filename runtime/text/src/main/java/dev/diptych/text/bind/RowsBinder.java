package dev.diptych.text.bind;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowRun;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds rows to tables and to lists of structs. */
final class RowsBinder {
  private final Schema schema;
  private final ReducedText separate;
  private final BindReporter reports;
  private final ScalarBinder scalars;

  /**
   * @param separate the runs that are read separately
   */
  RowsBinder(Schema schema, ReducedText separate, BindReporter reports) {
    this.schema = schema;
    this.separate = separate;
    this.reports = reports;
    this.scalars = new ScalarBinder(schema, reports);
  }

  /** Adds {@code rows} to {@code table}, one cell per column; trailing cells can be omitted. */
  void table(RowShape shape, RunCursor rows, TableBuilder table) {
    RowRun run = separate.run(rows.span(), RowPlan.table(schema, table.layout()));
    int count = run == null ? rows.count() : run.columns().rows();
    if (!(run == null ? table.reserve(count) : table.add(run.columns().records(0), count))) {
      reports.tooManyRows(rows, count);
    } else if (run != null) {
      run.markUsed();
    } else {
      read(shape, rows, table);
    }
  }

  private void read(RowShape shape, RunCursor cursor, TableBuilder table) {
    NumberBinder[] columns = columns(shape);
    RowCheck check = new RowCheck(shape, reports);
    while (cursor.nextRow() && !reports.enough()) {
      if (cursor.hasError()) {
        continue;
      }
      table.addRow();
      if (check.key(cursor) && shape.key() >= 0) {
        tableCell(
            columns[shape.key()],
            cursor.keyKind(),
            cursor.keyStart(),
            cursor.keyEnd(),
            table,
            shape.key());
      }
      int cell = 0;
      while (cursor.nextCell()) {
        int column = check.column(cell++);
        if (column >= 0) {
          tableCell(columns[column], cursor.kind(), cursor.start(), cursor.end(), table, column);
        }
      }
      check.count(cell, cursor);
    }
  }

  private static void tableCell(
      NumberBinder cell, Kind kind, int start, int end, TableBuilder table, int column) {
    if (cell.read(kind, start, end)) {
      table.put(column, cell.bits());
    }
  }

  private NumberBinder[] columns(RowShape shape) {
    return shape.cells().stream()
        .map(RowShape.Cell::field)
        .map(f -> new NumberBinder(schema, f.name(), (Type.Numeric) f.type(), reports))
        .toArray(NumberBinder[]::new);
  }

  /** Adds a struct for each of {@code rows} to {@code elements}, null if it is invalid. */
  void structs(RowShape shape, Field field, RunCursor cursor, List<@Nullable Value> elements) {
    RowCheck check = new RowCheck(shape, reports);
    while (cursor.nextRow() && !reports.enough()) {
      Struct struct = cursor.hasError() ? null : struct(shape, check, cursor);
      elements.add(reports.filled(field, struct, cursor.row()));
    }
  }

  private @Nullable Struct struct(RowShape shape, RowCheck check, RunCursor cursor) {
    @Nullable Value[] values = new Value[shape.cells().size()];
    boolean whole = check.key(cursor);
    if (whole && shape.key() >= 0) {
      Span at = new Span(cursor.keyStart(), cursor.keyEnd());
      values[shape.key()] = read(shape, shape.key(), cursor.keyKind(), at, null);
    }
    int cell = 0;
    while (cursor.nextCell()) {
      int column = check.column(cell++);
      if (column >= 0) {
        Span at = new Span(cursor.start(), cursor.end());
        boolean isGroup = cursor.kind() == Kind.LPAREN;
        ValueCursor group = isGroup ? cursor.inside() : null;
        values[column] = read(shape, column, cursor.kind(), at, group);
        whole &= values[column] != null;
      }
    }
    whole &= check.count(cell, cursor);
    return whole ? build(shape, values, cursor) : null;
  }

  private @Nullable Struct build(RowShape shape, @Nullable Value[] values, RunCursor cursor) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) {
        Long defaultBits = shape.cells().get(i).field().defaultBits();
        if (defaultBits == null) {
          return null;
        }
        values[i] = Scalar.of(defaultBits);
      }
    }
    Struct struct = CellAccess.build(shape, schema, values);
    return DerivedRangeCheck.check(struct, cursor.row(), reports) ? struct : null;
  }

  private @Nullable Value read(
      RowShape shape, int index, Kind kind, Span at, @Nullable ValueCursor group) {
    RowShape.Cell cell = shape.cells().get(index);
    String name = shape.struct().fields().get(cell.path().get(0)).id();
    return scalars.read(cell.field(), name, kind, at, group);
  }
}
