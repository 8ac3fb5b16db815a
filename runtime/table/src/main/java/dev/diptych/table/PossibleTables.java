package dev.diptych.table;

import dev.diptych.model.schema.Schema;
import java.util.LinkedHashSet;
import java.util.Set;

/** The names that tables and repeated structs of documents of a format may have. */
public final class PossibleTables {
  private PossibleTables() {}

  /** Their {@linkplain DocumentTable#sharedName names}; those of structs within themselves once. */
  public static Set<String> of(Schema schema) {
    Set<String> names = new LinkedHashSet<>();
    FormatTable.of(schema).forEach(table -> names.add(table.name()));
    return names;
  }
}
