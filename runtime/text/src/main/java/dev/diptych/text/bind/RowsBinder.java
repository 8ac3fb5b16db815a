package dev.diptych.text.bind;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowRun;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.RowCursor;
import dev.diptych.text.syntax.tree.Rows;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds rows to tables and to lists of structs. */
final class RowsBinder {
  private final Schema schema;
  private final BindReporter reports;
  private final ScalarBinder scalars;

  RowsBinder(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
    this.scalars = new ScalarBinder(schema, reports);
  }

  /** Adds {@code rows} to {@code table}, one cell per column; trailing cells can be omitted. */
  void table(RowShape shape, Rows rows, TableBuilder table) {
    RowRun run = rows.run(RowPlan.table(schema, table.layout()));
    int count = rows.count();
    if (!(run == null ? table.reserve(count) : table.add(run.columns().records(0), count))) {
      reports.tooManyRows(rows);
    } else if (run != null) {
      run.markUsed();
    } else {
      read(shape, rows, table);
    }
  }

  private void read(RowShape shape, Rows rows, TableBuilder table) {
    NumberBinder[] columns = columns(shape);
    RowCheck check = new RowCheck(shape, reports);
    RowCursor cursor = RowCursor.of(rows);
    while (cursor.nextRow() && !reports.enough()) {
      if (reports.refused(cursor)) {
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
  void structs(RowShape shape, Field field, Rows rows, List<@Nullable Value> elements) {
    RowCheck check = new RowCheck(shape, reports);
    RowCursor cursor = RowCursor.of(rows);
    while (cursor.nextRow() && !reports.enough()) {
      Struct struct = reports.refused(cursor) ? null : struct(shape, check, cursor);
      Span at = new Span(cursor.rowStart(), cursor.rowEnd());
      elements.add(reports.filled(field, struct, at));
    }
  }

  private @Nullable Struct struct(RowShape shape, RowCheck check, RowCursor cursor) {
    @Nullable Value[] values = new Value[shape.cells().size()];
    boolean whole = check.key(cursor);
    if (whole && shape.key() >= 0) {
      Span at = new Span(cursor.keyStart(), cursor.keyEnd());
      values[shape.key()] = read(shape, shape.key(), cursor.keyKind(), at);
    }
    int cell = 0;
    while (cursor.nextCell()) {
      int column = check.column(cell++);
      if (column >= 0) {
        Span at = new Span(cursor.start(), cursor.end());
        values[column] = read(shape, column, cursor.kind(), at);
        whole &= values[column] != null;
      }
    }
    whole &= check.count(cell, cursor);
    return whole ? build(shape, values, cursor) : null;
  }

  private @Nullable Struct build(RowShape shape, @Nullable Value[] values, RowCursor cursor) {
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
    return DerivedRangeCheck.check(struct, new Span(cursor.rowStart(), cursor.rowEnd()), reports)
        ? struct
        : null;
  }

  private @Nullable Value read(RowShape shape, int index, Kind kind, Span at) {
    RowShape.Cell cell = shape.cells().get(index);
    String name = shape.struct().fields().get(cell.path().get(0)).id();
    return scalars.read(cell.field(), name, kind, at);
  }
}
