package dev.diptych.table;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table of numbers.
 *
 * @param table the table
 * @param headings its columns
 */
record NumberRows(Table table, List<Heading> headings) implements RowSource {
  /**
   * A column and how its cells are made.
   *
   * @param column the column
   * @param reader makes cells
   */
  record Heading(Column column, CellReader reader) {}

  /**
   * The columns of a table.
   *
   * @param owner the field whose struct contains the table, or null
   */
  static List<Heading> headings(Schema schema, Field field, @Nullable Field owner) {
    List<Heading> headings = new ArrayList<>();
    List<RecordLayout.Column> columns = schema.layout(field).columns();
    for (int i = 0; i < columns.size(); i++) {
      Field each = columns.get(i).field();
      CellReader reader = CellReader.of((Type.Numeric) each.type(), schema);
      String description = field.type() instanceof Type.Numeric ? field.doc() : each.doc();
      headings.add(
          new Heading(
              new Column(
                  each.attribute(),
                  reader.type(),
                  false,
                  schema.unit(field, i, owner),
                  description.strip()),
              reader));
    }
    return List.copyOf(headings);
  }

  @Override
  public List<Column> columns() {
    return headings.stream().map(Heading::column).toList();
  }

  @Override
  public int rows() {
    return table.rows();
  }

  @Override
  public void read(int from, int count, int column, Cells into) {
    RecordLayout layout = table.layout();
    ScalarKind kind = layout.columns().get(column).kind();
    CellReader reader = headings.get(column).reader();
    ByteBuffer data = table.shared();
    int at = from * layout.stride() + layout.columns().get(column).offset();
    if (reader.names() == null) {
      into.add(kind, data, at, layout.stride(), count);
      return;
    }
    for (int i = 0; i < count; i++) {
      reader.number(kind.get(data, at), into);
      at += layout.stride();
    }
  }
}
