package dev.diptych.query;

import dev.diptych.table.QueryDatabase;
import dev.diptych.table.QueryEngine;
import dev.diptych.table.QueryException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;

/** Opens databases of DuckDB in memory. */
public final class DuckDb implements QueryEngine {
  /** For the command, which finds it by its name. */
  public DuckDb() {}

  @Override
  public QueryDatabase open(String sql, boolean external) throws QueryException {
    try {
      Connection connection = new DuckDBDriver().connect("jdbc:duckdb:", settings(external));
      return new Database(
          (DuckDBConnection) connection, sql, QueryNames.of(parsed(connection, sql)));
    } catch (SQLException e) {
      throw Failure.of(e);
    }
  }

  /** Nothing is downloaded, and nothing is written: what does not fit into memory is an error. */
  private static Properties settings(boolean external) {
    Properties settings = new Properties();
    settings.setProperty("enable_external_access", Boolean.toString(external));
    settings.setProperty("autoinstall_known_extensions", "false");
    settings.setProperty("autoload_known_extensions", "false");
    settings.setProperty("temp_directory", "");
    settings.setProperty("errors_as_json", "true");
    return settings;
  }

  /** The query as DuckDB understands it, in JSON. */
  private static String parsed(Connection connection, String sql) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("select json_serialize_sql(cast(? as varchar))")) {
      statement.setString(1, sql);
      try (ResultSet rows = statement.executeQuery()) {
        rows.next();
        return rows.getString(1);
      }
    }
  }
}
