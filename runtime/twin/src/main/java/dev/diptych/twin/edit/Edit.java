package dev.diptych.twin.edit;

import dev.diptych.model.document.Path;
import java.util.Map;

/** One change of a document. */
public sealed interface Edit {
  /** The path of what is changed, in the document that all earlier edits give. */
  Path path();

  /**
   * Sets a field, an element or a cell.
   *
   * @param path its path
   * @param content its new value
   */
  record Put(Path path, Given content) implements Edit {}

  /**
   * Inserts an element or a row.
   *
   * @param path the path that it has afterwards, with an index; those from there on move up
   * @param content the element
   */
  record Insert(Path path, Given content) implements Edit {}

  /**
   * Removes an element or a row, or makes an optional field absent.
   *
   * @param path its path
   */
  record Remove(Path path) implements Edit {}

  /**
   * Appends rows to a table.
   *
   * @param path the path of the table
   * @param columns numbers by the ids of the columns, all of equal length; other columns of the
   *     table get their defaults in the new rows
   */
  record Append(Path path, Map<String, NumberArray> columns) implements Edit {
    public Append {
      columns = Map.copyOf(columns);
    }
  }
}
