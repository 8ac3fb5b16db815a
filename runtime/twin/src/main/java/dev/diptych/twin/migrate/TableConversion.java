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

  /** The rows in the layout of {@code now}, or null if a cell is reported. */
  @Nullable Table convert(Field before, Field now, Table table, Path path) {
    RecordLayout layout = to.layout(now);
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
      whole &= column(table, pairs.old(column), rows, column, path);
    }
    return whole ? rows.build() : null;
  }

  private boolean isIdentity(RecordLayout before, RecordLayout now, FieldPairs pairs) {
    boolean same = before.columns().size() == now.columns().size();
    for (int column = 0; same && column < now.columns().size(); column++) {
      Field a = before.columns().get(column).field();
      Field b = now.columns().get(column).field();
      same =
          pairs.old(column) == column
              && new NumberConversion(from, a.type(), to, b.type()).isIdentity();
    }
    return same;
  }

  private boolean column(Table table, int old, TableBuilder rows, int column, Path path) {
    Field now = rows.layout().columns().get(column).field();
    if (old < 0) {
      Scalar set =
          rows.rows() == 0 ? Scalar.of(0) : values.number(rows.layout().struct(), now, path);
      for (int row = 0; set != null && row < rows.rows(); row++) {
        rows.put(row, column, set.bits());
      }
      return set != null;
    }
    Field before = table.layout().columns().get(old).field();
    NumberConversion numbers = new NumberConversion(from, before.type(), to, now.type());
    boolean whole = true;
    for (int row = 0; row < rows.rows() && report.diagnostics().dropped() == 0; row++) {
      long bits = table.bits(row, old);
      Long converted = numbers.convert(bits);
      if (converted == null) {
        Path at = path.at(row).field(before.id());
        report.unfit(at, before.type(), Scalar.of(bits), now, numbers.problem());
        whole = false;
      } else {
        rows.put(row, column, converted);
      }
    }
    return whole;
  }

  /** Reports the columns that were removed, where a row has another value than the default. */
  private void lost(Table table, FieldPairs pairs, Path path) {
    for (int old : pairs.removed()) {
      Field field = table.layout().columns().get(old).field();
      Long normal = field.defaultBits();
      for (int row = 0; row < table.rows() && report.diagnostics().dropped() == 0; row++) {
        long bits = table.bits(row, old);
        if (normal == null || bits != normal) {
          report.lost(path.at(row).field(field.id()), field, Scalar.of(bits));
        }
      }
    }
  }
}
