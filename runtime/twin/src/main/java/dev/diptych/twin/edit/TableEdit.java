package dev.diptych.twin.edit;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.RecordLayout.Column;
import dev.diptych.model.schema.Schema;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Changes rows and cells of tables. */
record TableEdit(Schema schema, GivenReader contents) {
  /**
   * The table after an edit of a row or a cell.
   *
   * @param old the table; null if it is absent
   * @param step the path of the row
   * @param column the id of the column of a cell; null for the row
   */
  Table changed(Field field, @Nullable Value old, Edit edit, Path step, @Nullable String column) {
    RecordLayout layout = schema.layout(field);
    Table table = old instanceof Table rows ? rows : Table.empty(layout);
    boolean isInsertion = column == null && edit instanceof Edit.Insert;
    StructEdit.requireIndex(step, table.rows(), isInsertion);
    if (column != null) {
      return cell(layout, table, edit, step.index(), column);
    }
    if (edit instanceof Edit.Insert insert) {
      return spliced(table, step.index(), 0, row(field, layout, insert.content()));
    }
    if (edit instanceof Edit.Put put) {
      return spliced(table, step.index(), 1, row(field, layout, put.content()));
    }
    if (edit instanceof Edit.Remove) {
      return spliced(table, step.index(), 1, new byte[0]);
    }
    throw new RejectedEditException("wrong-type", edit.path() + " is not a table");
  }

  /** The table with more rows. */
  Table append(Field field, @Nullable Value old, Edit.Append edit) {
    if (!field.table()) {
      throw new RejectedEditException("wrong-type", edit.path() + " is not a table");
    }
    RecordLayout layout = schema.layout(field);
    Table table = old instanceof Table rows ? rows : Table.empty(layout);
    int rows = edit.columns().values().stream().mapToInt(NumberArray::count).max().orElse(0);
    long size = (long) table.rows() + rows;
    if (size * layout.stride() > TableBuilder.MAX_BYTES) {
      throw new RejectedEditException("too-many", "%s cannot have %d rows".formatted(edit, size));
    }
    byte[] records = layout.defaultRecords(rows);
    ByteBuffer view = ByteBuffer.wrap(records).order(ByteOrder.LITTLE_ENDIAN);
    for (Map.Entry<String, NumberArray> given : edit.columns().entrySet()) {
      Column column = column(layout, given.getKey());
      if (given.getValue().count() != rows) {
        throw new RejectedEditException(
            "wrong-count",
            "%s has %d numbers, and another column %d"
                .formatted(given.getKey(), given.getValue().count(), rows));
      }
      for (int row = 0; row < rows; row++) {
        long bits = contents.bits(column.field(), given.getValue(), row);
        column.kind().put(view, row * layout.stride() + column.offset(), bits);
      }
    }
    return spliced(table, table.rows(), 0, records);
  }

  private Table cell(RecordLayout layout, Table table, Edit edit, int row, String id) {
    Column column = column(layout, id);
    if (!(edit instanceof Edit.Put put)) {
      throw new RejectedEditException(
          "wrong-type", "a cell can be set, but neither inserted nor removed");
    }
    byte[] records = bytes(table);
    put(records, row * layout.stride(), column, contents.element(column.field(), put.content()));
    return new Table(layout, ByteBuffer.wrap(records));
  }

  private static Column column(RecordLayout layout, String id) {
    List<String> ids = layout.columns().stream().map(column -> column.field().id()).toList();
    int index = ids.indexOf(id);
    if (index < 0) {
      String near = Suggestion.of(id, ids);
      String known = near.isEmpty() ? "; its columns are " + String.join(", ", ids) : near;
      throw new RejectedEditException(
          "unknown-field", "the table has no column '%s'%s".formatted(id, known));
    }
    return layout.columns().get(index);
  }

  /** One record. */
  private byte[] row(Field field, RecordLayout layout, Given content) {
    byte[] record = new byte[layout.stride()];
    if (!field.type().isStruct()) {
      put(record, 0, layout.columns().get(0), contents.element(field, content));
      return record;
    }
    Struct row = (Struct) contents.element(field, content);
    for (int i = 0; i < layout.columns().size(); i++) {
      Value cell = row.get(i);
      if (cell == null) {
        throw new RejectedEditException("missing-field", "the row has an absent field");
      }
      put(record, 0, layout.columns().get(i), cell);
    }
    return record;
  }

  private static void put(byte[] records, int at, Column column, Value cell) {
    ByteBuffer view = ByteBuffer.wrap(records).order(ByteOrder.LITTLE_ENDIAN);
    column.kind().put(view, at + column.offset(), ((Scalar) cell).bits());
  }

  private static Table spliced(Table table, int row, int removed, byte[] inserted) {
    int stride = table.layout().stride();
    byte[] before = bytes(table);
    int at = row * stride;
    int rest = at + removed * stride;
    byte[] after = new byte[before.length - removed * stride + inserted.length];
    System.arraycopy(before, 0, after, 0, at);
    System.arraycopy(inserted, 0, after, at, inserted.length);
    System.arraycopy(before, rest, after, at + inserted.length, before.length - rest);
    return new Table(table.layout(), ByteBuffer.wrap(after));
  }

  private static byte[] bytes(Table table) {
    ByteBuffer data = table.data();
    byte[] all = new byte[data.remaining()];
    data.get(all);
    return all;
  }
}
