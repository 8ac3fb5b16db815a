package dev.diptych.twin.compare;

import dev.diptych.model.document.Table;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.ZipShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table, or of several curves that are one table in a text. Reads the bytes of the
 * file; there is no object per row.
 *
 * @param schema the schema
 * @param name the name of the table
 * @param columns its columns
 * @param key index of the column before the parenthesis, or -1
 */
public record Rows(Schema schema, String name, List<Column> columns, int key) {
  /**
   * A column.
   *
   * @param name its name
   * @param field its field
   * @param kind storage of its numbers
   * @param unit its unit, or null
   * @param table the table with its numbers
   * @param index its index in that table
   */
  public record Column(
      String name, Field field, ScalarKind kind, @Nullable Unit unit, Table table, int index) {
    /** The bits of the number in {@code row}. */
    public long bits(int row) {
      return table.bits(row, index);
    }

    /** The number in {@code row}. */
    public double value(int row) {
      return Numbers.value(kind, bits(row));
    }
  }

  public Rows {
    columns = List.copyOf(columns);
  }

  /**
   * The rows of a field.
   *
   * @param schema the schema
   * @param field the field, a table
   * @param table its value
   * @param owner the field whose struct contains the table, or null
   */
  static Rows of(Schema schema, String name, Field field, Table table, @Nullable Field owner) {
    List<Column> columns = new ArrayList<>();
    List<RecordLayout.Column> all = table.layout().columns();
    for (int i = 0; i < all.size(); i++) {
      Field cell = all.get(i).field();
      Unit unit = schema.unit(field, i, owner);
      columns.add(new Column(cell.id(), cell, all.get(i).kind(), unit, table, i));
    }
    return new Rows(schema, name, columns, table.layout().key());
  }

  /** The rows of several curves: their key, and the value of each. */
  static Rows zipped(
      Schema schema, String name, ZipShape shape, List<Field> fields, List<Table> tables) {
    List<Column> columns = new ArrayList<>();
    Field rows = shape.struct().fields().get(shape.table());
    for (int i = -1; i < tables.size(); i++) {
      int index = i < 0 ? shape.key() : shape.value();
      Table table = tables.get(Math.max(i, 0));
      RecordLayout.Column column = table.layout().columns().get(index);
      Field owner = fields.get(Math.max(i, 0));
      String title = i < 0 ? column.field().id() : owner.id();
      Unit unit = schema.unit(rows, index, owner);
      columns.add(new Column(title, column.field(), column.kind(), unit, table, index));
    }
    return new Rows(schema, name, columns, 0);
  }

  /** The same rows without columns of other names. */
  Rows only(Set<String> names) {
    List<Column> kept = columns.stream().filter(c -> names.contains(c.name())).toList();
    int at = key < 0 ? -1 : kept.indexOf(columns.get(key));
    return new Rows(schema, name, kept, at);
  }

  /** The names of the columns. */
  Set<String> names() {
    return columns.stream().map(Column::name).collect(Collectors.toSet());
  }

  /** Number of rows. */
  public int count() {
    return columns.isEmpty() ? 0 : columns.get(0).table().rows();
  }

  /** One cell as in a text. */
  public String cell(int row, int column) {
    Column c = columns.get(column);
    return new ValueFormatter(schema)
        .of(c.field().type(), new dev.diptych.model.document.Scalar(c.bits(row)));
  }

  /** One row as in a text, without trailing defaults. */
  public String row(int row) {
    int last = columns.size() - 1;
    while (last >= 0 && (last == key || isDefault(row, last))) {
      last--;
    }
    List<String> cells = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      if (i != key) {
        cells.add(cell(row, i));
      }
    }
    String before = key < 0 ? "" : cell(row, key) + " ";
    boolean tuple = key < 0 && columns.size() == 1;
    return tuple ? cell(row, 0) : before + "(" + String.join(" ", cells) + ")";
  }

  private boolean isDefault(int row, int column) {
    Long bits = columns.get(column).field().defaultBits();
    return bits != null && bits == columns.get(column).bits(row);
  }

  /** Whether the numbers of a column are names or sets of bits, without a distance. */
  boolean isSymbolic(int column) {
    Type type = columns.get(column).field().type();
    EnumType names = schema.names(type.names());
    return type.flags() || names != null;
  }
}
