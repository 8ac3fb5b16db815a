package dev.diptych.tablefiles;

import dev.diptych.table.Column;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a file has about its columns besides their types. */
final class Metadata {
  /** The key of the unit of a column, also before its name. */
  static final String UNIT = "unit";

  /** The key of the description of a column, also before its name. */
  static final String DESCRIPTION = "description";

  /** The schema of Arrow, from which readers of Arrow restore the metadata of fields. */
  private static final String ARROW = "ARROW:schema";

  private Metadata() {}

  /** The metadata of a column. */
  static Map<String, String> of(Column column) {
    Map<String, String> pairs = new LinkedHashMap<>();
    if (column.unit() != null) {
      pairs.put(UNIT, column.unit().symbol());
    }
    if (!column.description().isEmpty()) {
      pairs.put(DESCRIPTION, column.description());
    }
    return pairs;
  }

  /** The metadata of a file of Parquet, which has none for a column. */
  static Map<String, String> of(List<Column> columns) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (Column column : columns) {
      of(column).forEach((key, value) -> pairs.put(key + ":" + column.name(), value));
    }
    pairs.put(ARROW, Base64.getEncoder().encodeToString(ArrowMessages.schema(columns)));
    return pairs;
  }
}
