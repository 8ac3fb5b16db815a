package dev.diptych.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer to a query. */
public interface QueryRows {
  /** Its columns. */
  List<Column> columns();

  /**
   * The next rows; null at the end.
   *
   * @throws QueryException if the query cannot be continued
   */
  @Nullable RowSource next() throws QueryException;
}
