package dev.diptych.twin.migrate;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts the columns of a table by name, without an object for each row. */
final class TableConversion {
  private final ValueConversion values;
  private final Moves moves;
  private final Schema from;
  private final Schema to;
  private final Report report;
  private final List<Runnable> removed;

  /**
   * For tables of one document.
   *
   * @param moves where values of new columns were
   * @param removed receives what reports removed columns, after all values have moved
   */
  TableConversion(
      ValueConversion values,
      Moves moves,
      Schema from,
      Schema to,
      Report report,
      List<Runnable> removed) {
    this.removed = removed;
    this.values = values;
    this.moves = moves;
    this.from = from;
    this.to = to;
    this.report = report;
  }

  /** The rows in the layout of {@code after}, or null if a cell is reported. */
  @Nullable Table convert(Field before, Field after, Table table, Path path) {
    RecordLayout layout = to.layout(after);
    FieldPairs pairs = values.match().pairs(table.layout().struct(), layout.struct());
    removed(table, layout, pairs, path);
    if (isIdentity(table.layout(), layout, pairs)) {
      return new Table(layout, table.data());
    }
    TableBuilder rows = new TableBuilder(layout, table.rows());
    for (int row = 0; row < table.rows(); row++) {
      rows.addRow();
    }
    boolean whole = true;
    for (int column = 0; column < layout.columns().size(); column++) {
      whole &= column(table, source(table, layout, pairs, column), rows, column, path);
    }
    return whole ? rows.build() : null;
  }

  /** The old column that the new one continues, by name or by {@code -twin-was}; -1 if none. */
  private static int source(Table table, RecordLayout layout, FieldPairs pairs, int column) {
    int source = pairs.source(column);
    return source >= 0
        ? source
        : Moves.column(table.layout().struct(), layout.columns().get(column).field());
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
      Scalar set = rows.rows() == 0 ? Scalar.of(0) : added(rows.layout().struct(), after, path);
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

  /** The number of a new column, which may have been in a struct around the table; or null. */
  private @Nullable Scalar added(StructType row, Field after, Path path) {
    Moves.Found found = moves.hinted(after);
    if (found == null || (found.field().repeated() && found.path().index() < 0)) {
      return values.number(row, after, path);
    }
    moves.take(found);
    Value value = values.element(found.field(), after, found.value(), null, found.path());
    return value instanceof Scalar number ? number : null;
  }

  private void removed(Table table, RecordLayout layout, FieldPairs pairs, Path path) {
    Set<Integer> continued = new HashSet<>();
    for (int column = 0; column < layout.columns().size(); column++) {
      continued.add(source(table, layout, pairs, column));
    }
    for (int source : pairs.removed()) {
      if (!continued.contains(source)) {
        removed.add(() -> reportRemoved(table, source, path));
      }
    }
  }

  /** Reports a removed column, where a row has another value than the default. */
  private void reportRemoved(Table table, int column, Path path) {
    Field field = table.layout().columns().get(column).field();
    Long normal = field.defaultBits();
    boolean taken = moves.isTakenFrom(path);
    for (int row = 0; row < table.rows() && report.diagnostics().dropped() == 0; row++) {
      long bits = table.bits(row, column);
      if (normal == null || bits != normal) {
        Path at = path.at(row).field(field.id());
        if (!taken || !moves.isTaken(at)) {
          report.lost(at, field, Scalar.of(bits));
        }
      }
    }
  }
}
