package dev.diptych.table;

import java.util.List;
import java.util.Set;

/** The tables that one query reads, in memory. */
public interface QueryDatabase extends AutoCloseable {
  /** The names of the tables that the query reads, as it has them. */
  Set<String> tables();

  /** Whether the query may read a column; if not, the column need not be there. */
  boolean reads(String column);

  /**
   * Creates a table.
   *
   * @param name its name, which may contain anything
   * @param columns its columns
   * @return writes its rows
   * @throws QueryException if it cannot be created
   */
  TableWriter create(String name, List<Column> columns) throws QueryException;

  /**
   * Runs the query, once all tables are complete.
   *
   * @throws QueryException if the query is wrong
   */
  QueryRows run() throws QueryException;

  @Override
  void close();
}
