package dev.diptych.table;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Table;
import java.util.Optional;

/**
 * Rows in a document and how they are called.
 *
 * @param path the path of the table or the repeated field, or the root
 * @param kind what the rows are
 * @param source the rows
 */
public record DocumentTable(Path path, Kind kind, RowSource source) {
  /** The name of the rows of the file itself. */
  public static final String FILE = ".";

  /** What rows are. */
  public enum Kind {
    /** Plain numbers. */
    TABLE,
    /** Structs and other elements. */
    STRUCT
  }

  /** The numbers, if that is what it has. */
  public Optional<Table> numbers() {
    return source instanceof NumberRows rows ? Optional.of(rows.table()) : Optional.empty();
  }

  /** Its name: the path. */
  public String name() {
    return path.parent() == null ? FILE : path.toString();
  }

  /** Its name without the indexes of elements, which several tables may have. */
  public String sharedName() {
    return path.parent() == null ? FILE : withoutIndexes(path);
  }

  private static String withoutIndexes(Path path) {
    Path parent = path.parent();
    return parent == null || parent.parent() == null
        ? path.field()
        : withoutIndexes(parent) + "." + path.field();
  }
}
