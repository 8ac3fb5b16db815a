package dev.diptych.query;

import dev.diptych.table.Column;
import dev.diptych.table.QueryDatabase;
import dev.diptych.table.QueryException;
import dev.diptych.table.QueryRows;
import dev.diptych.table.TableWriter;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;

/** A database in memory. Only names that are quoted become part of statements. */
final class Database implements QueryDatabase {
  private final DuckDBConnection connection;
  private final String sql;
  private final QueryNames names;

  Database(DuckDBConnection connection, String sql, QueryNames names) {
    this.connection = connection;
    this.sql = sql;
    this.names = names;
  }

  @Override
  public Set<String> tables() {
    return names.tables();
  }

  @Override
  public boolean reads(String column) {
    return names.mayRead(column);
  }

  @Override
  public TableWriter create(String name, List<Column> columns) throws QueryException {
    String list =
        columns.stream()
            .map(column -> quoted(column.name()) + " " + SqlTypes.of(column.type()))
            .collect(Collectors.joining(", "));
    try (Statement statement = connection.createStatement()) {
      statement.execute("create table " + quoted(name) + " (" + list + ")");
      return new Appending(connection.createAppender("main", name));
    } catch (SQLException e) {
      throw Failure.of(e);
    }
  }

  /** A name in SQL: everything between quotes is part of it, and quotes are doubled. */
  static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  @Override
  public QueryRows run() throws QueryException {
    try {
      return Answer.of(connection.createStatement(), sql);
    } catch (SQLException e) {
      throw Failure.of(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
