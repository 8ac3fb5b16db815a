package dev.diptych.text.bind;

import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.rows.RowPlan;
import dev.diptych.text.rows.RowRun;
import dev.diptych.text.shape.SchemaRowPlans;
import dev.diptych.text.shape.ZipShape;
import java.util.ArrayList;
import java.util.List;

/** Binds a table of several curves: each row has a key for all curves and a value for each. */
final class ZipBinder {
  private final Schema schema;
  private final StructType owner;
  private final Zip zip;
  private final ZipShape shape;
  private final ReducedText separate;
  private final BindReporter reports;
  private final List<TableBuilder> tables = new ArrayList<>();

  /**
   * @param separate the runs that are read separately
   */
  ZipBinder(Schema schema, StructType owner, Zip zip, ReducedText separate, BindReporter reports) {
    this.separate = separate;
    this.schema = schema;
    this.owner = owner;
    this.zip = zip;
    this.shape = ZipShape.of(schema, owner, zip);
    this.reports = reports;
    zip.fields().forEach(id -> tables.add(new TableBuilder(shape.layout(), 16)));
  }

  ZipShape shape() {
    return shape;
  }

  /** Adds {@code rows} to each curve of the struct at {@code node}, in a block at {@code at}. */
  void rows(RunCursor rows, SpanNode node, Span at) {
    for (String id : zip.fields()) {
      SpanNode curve = node.inner(owner.indexOf(id), at).of(shape.struct());
      curve.putRows(shape.table(), tables.get(0).rows(), rows.again());
    }
    RowPlan plan = SchemaRowPlans.plan(schema, shape, tables.size());
    RowRun run = separate.run(rows.span(), plan);
    int count = run == null ? rows.count() : run.columns().rows();
    boolean room = true;
    for (int i = 0; i < tables.size(); i++) {
      TableBuilder curve = tables.get(i);
      room &= run == null ? curve.reserve(count) : curve.add(run.columns().records(i), count);
    }
    if (!room) {
      reports.tooManyRows(rows, count);
    } else if (run != null) {
      run.markUsed();
    } else {
      read(rows);
    }
  }

  private void read(RunCursor cursor) {
    NumberBinder key = cell(shape.key());
    NumberBinder value = cell(shape.value());
    while (cursor.nextRow() && !reports.enough()) {
      if (cursor.hasError()) {
        continue;
      }
      tables.forEach(TableBuilder::addRow);
      key(cursor, key);
      values(cursor, value);
    }
  }

  private void key(RunCursor cursor, NumberBinder key) {
    if (!cursor.hasKey()) {
      reports.error(
          "row-key",
          cursor.row(),
          "a row of this table starts with its " + name(shape.key()),
          example());
    } else if (key.read(cursor.keyKind(), cursor.keyStart(), cursor.keyEnd())) {
      for (int i = 0; i < tables.size(); i++) {
        tables.get(i).put(shape.key(), key.bits());
      }
    }
  }

  private void values(RunCursor cursor, NumberBinder value) {
    int count = 0;
    while (cursor.nextCell()) {
      Kind kind = cursor.kind();
      if (count < tables.size() && value.read(kind, cursor.start(), cursor.end())) {
        tables.get(count).put(shape.value(), value.bits());
      }
      count++;
    }
    if (count != tables.size()) {
      String message = "%s takes %d numbers, not %d".formatted(zip.name(), tables.size(), count);
      reports.error("row-columns", cursor.row(), message, example());
    }
  }

  private String example() {
    return "write " + name(shape.key()) + " (" + String.join(" ", zip.fields()) + ")";
  }

  /** The rows of each curve, in the order of the zip; no rows may be added afterwards. */
  List<Value> finish() {
    return tables.stream().<Value>map(TableBuilder::build).toList();
  }

  private NumberBinder cell(int column) {
    var field = shape.layout().columns().get(column).field();
    return new NumberBinder(schema, field.name(), (Type.Numeric) field.type(), reports);
  }

  private String name(int column) {
    return shape.layout().columns().get(column).field().name();
  }
}
