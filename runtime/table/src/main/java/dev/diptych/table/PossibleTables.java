package dev.diptych.table;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names that tables and repeated structs of documents of a format may have. */
public final class PossibleTables {
  /** A spec may have a number of paths that is exponential in its size. */
  private static final int MAX_NAMES = 10_000;

  private final Schema schema;
  private final Set<String> names = new LinkedHashSet<>();
  private final List<String> within = new ArrayList<>();

  private PossibleTables(Schema schema) {
    this.schema = schema;
  }

  /** Their {@linkplain DocumentTable#sharedName names}; those of structs within themselves once. */
  public static Set<String> of(Schema schema) {
    PossibleTables tables = new PossibleTables(schema);
    tables.names.add(DocumentTable.FILE);
    tables.struct("", schema.root());
    return tables.names;
  }

  private void struct(String prefix, StructType struct) {
    if (within.contains(struct.name()) || names.size() >= MAX_NAMES) {
      return;
    }
    within.add(struct.name());
    for (Field field : struct.fields()) {
      String name = prefix + field.id();
      if (field.repeated() || field.table()) {
        names.add(name);
      }
      for (String each : field.type().structs()) {
        struct(name + ".", schema.struct(each));
      }
    }
    within.remove(within.size() - 1);
  }
}
