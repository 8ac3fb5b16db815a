package dev.diptych.query;

import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.QueryException;
import dev.diptych.table.QueryRows;
import dev.diptych.table.RowSource;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rows that DuckDB answers. */
final class Answer implements QueryRows {
  private static final int ROWS = 2048;

  private final ResultSet rows;
  private final List<Column> columns;
  private boolean ended;

  private Answer(ResultSet rows, List<Column> columns) {
    this.rows = rows;
    this.columns = columns;
  }

  static Answer of(Statement statement, String sql) throws SQLException {
    ResultSet rows = statement.executeQuery(sql);
    return new Answer(rows, columns(rows.getMetaData()));
  }

  private static List<Column> columns(ResultSetMetaData answer) throws SQLException {
    List<Column> columns = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = 1; i <= answer.getColumnCount(); i++) {
      String type = answer.getColumnTypeName(i);
      ColumnType own = SqlTypes.of(type, answer.getPrecision(i));
      String name = unique(answer.getColumnLabel(i), names);
      columns.add(new Column(name, own, true, null, ""));
    }
    return List.copyOf(columns);
  }

  private static String unique(String name, Set<String> names) {
    String free = name;
    for (int i = 2; !names.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = name + "_" + i;
    }
    return free;
  }

  @Override
  public List<Column> columns() {
    return columns;
  }

  @Override
  public @Nullable RowSource next() throws QueryException {
    List<Cells> cells = columns.stream().map(column -> new Cells(column.type())).toList();
    int count = 0;
    try {
      while (!ended && count < ROWS) {
        ended = !rows.next();
        for (int i = 0; !ended && i < columns.size(); i++) {
          add(columns.get(i), i + 1, cells.get(i));
        }
        count += ended ? 0 : 1;
      }
    } catch (SQLException e) {
      throw Failure.of(e);
    }
    return count == 0 ? null : new ReadRows(columns, cells, count);
  }

  private void add(Column column, int index, Cells into) throws SQLException, QueryException {
    Object value = rows.getObject(index);
    if (value == null) {
      into.addMissing();
      return;
    }
    switch (column.type()) {
      case TEXT -> into.add(rows.getString(index));
      case BYTES -> into.add(rows.getBytes(index));
      case BOOLEAN -> into.add(rows.getBoolean(index) ? 1 : 0);
      case FLOAT32 -> into.add(Float.floatToRawIntBits(rows.getFloat(index)));
      case FLOAT64 -> into.add(Double.doubleToRawLongBits(rows.getDouble(index)));
      default -> into.add(integer(value, column));
    }
  }

  private static long integer(Object value, Column column) throws QueryException {
    if (!(value instanceof BigInteger large)) {
      return ((Number) value).longValue();
    }
    int bits = column.type() == ColumnType.UINT64 ? Long.SIZE : Long.SIZE - 1;
    if (large.bitLength() > bits) {
      throw Failure.of(
          "%s has the integer %s, which has more than 64 bits".formatted(column.name(), large),
          "cast it to double or to varchar");
    }
    return large.longValue();
  }
}
