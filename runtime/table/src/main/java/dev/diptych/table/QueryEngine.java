package dev.diptych.table;

/** Answers queries in SQL. Its library is large, so that it is found at run time. */
public interface QueryEngine {
  /** The class that implements it. */
  String IMPLEMENTATION = "dev.diptych.query.DuckDb";

  /** A class of the library that it requires. */
  String DRIVER = "org.duckdb.DuckDBDriver";

  /** A jar with that library, which has been tested. */
  String DRIVER_JAR = "duckdb_jdbc-2.0.0.1.jar";

  /**
   * Reads a query and opens an empty database for its tables.
   *
   * @param sql the query
   * @param external whether the query may read files and addresses by itself
   * @throws QueryException if it is no query
   */
  QueryDatabase open(String sql, boolean external) throws QueryException;
}
