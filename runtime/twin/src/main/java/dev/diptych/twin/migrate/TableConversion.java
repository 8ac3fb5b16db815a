package dev.diptych.twin.migrate;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Converts the columns of a table by name, without an object for each row. */
final class TableConversion {
  private final ValueConversion values;
  private final Schema from;
  private final Schema to;
  private final Report report;

  TableConversion(ValueConversion values, Schema from, Schema to, Report report) {
    this.values = values;
    this.from = from;
    this.to = to;
    this.report = report;
  }

  /** The rows in the layout of {@code after}, or null if a cell is reported. */
  @Nullable Table convert(Field before, Field after, Table table, Path path) {
    RecordLayout layout = to.layout(after);
    FieldPairs pairs = values.match().pairs(table.layout().struct(), layout.struct());
    lost(table, pairs, path);
    if (isIdentity(table.layout(), layout, pairs)) {
      return new Table(layout, table.data());
    }
    TableBuilder rows = new TableBuilder(layout, table.rows());
    for (int row = 0; row < table.rows(); row++) {
      rows.addRow();
    }
    boolean whole = true;
    for (int column = 0; column < layout.columns().size(); column++) {
      whole &= column(table, pairs.source(column), rows, column, path);
    }
    return whole ? rows.build() : null;
  }

  private boolean isIdentity(RecordLayout before, RecordLayout after, FieldPairs pairs) {
    boolean same = before.columns().size() == after.columns().size();
    for (int column = 0; same && column < after.columns().size(); column++) {
      Field a = before.columns().get(column).field();
      Field b = after.columns().get(column).field();
      same =
          pairs.source(column) == column
              && new NumberConversion(from, a.type(), to, b.type()).isIdentity();
    }
    return same;
  }

  private boolean column(Table table, int source, TableBuilder rows, int column, Path path) {
    Field after = rows.layout().columns().get(column).field();
    if (source < 0) {
      Scalar set =
          rows.rows() == 0 ? Scalar.of(0) : values.number(rows.layout().struct(), after, path);
      for (int row = 0; set != null && row < rows.rows(); row++) {
        rows.put(row, column, set.bits());
      }
      return set != null;
    }
    Field before = table.layout().columns().get(source).field();
    NumberConversion numbers = new NumberConversion(from, before.type(), to, after.type());
    boolean whole = true;
    for (int row = 0; row < rows.rows() && report.diagnostics().dropped() == 0; row++) {
      long bits = table.bits(row, source);
      Long converted = numbers.convert(bits);
      if (converted == null) {
        Path at = path.at(row).field(before.id());
        report.unfit(at, before.type(), Scalar.of(bits), after, numbers.problem());
        whole = false;
      } else {
        rows.put(row, column, converted);
      }
    }
    return whole;
  }

  /** Reports the columns that were removed, where a row has another value than the default. */
  private void lost(Table table, FieldPairs pairs, Path path) {
    for (int source : pairs.removed()) {
      Field field = table.layout().columns().get(source).field();
      Long normal = field.defaultBits();
      for (int row = 0; row < table.rows() && report.diagnostics().dropped() == 0; row++) {
        long bits = table.bits(row, source);
        if (normal == null || bits != normal) {
          report.lost(path.at(row).field(field.id()), field, Scalar.of(bits));
        }
      }
    }
  }
}
