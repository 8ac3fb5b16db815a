package dev.diptych.text.rows;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What rows may hold, for tests. */
final class Plans {
  private static final EnumType NAMES = new EnumType("mode", Map.of(0L, "Off", 7L, "On"));

  private Plans() {}

  /** Keys that are floats, with a cell for each of {@code kinds}. */
  static RowPlan table(ScalarKind... kinds) {
    RecordLayout layout = layout(kinds);
    return new RowPlan(layout, 0, -1, 0, Arrays.asList(new EnumType[kinds.length + 1]));
  }

  /** The same, of which all cells may have names. */
  static RowPlan named(ScalarKind... kinds) {
    RecordLayout layout = layout(kinds);
    EnumType[] names = new EnumType[kinds.length + 1];
    Arrays.fill(names, 1, names.length, NAMES);
    return new RowPlan(layout, 0, -1, 0, Arrays.asList(names));
  }

  /** Several curves of floats in one table. */
  static RowPlan curves(int count) {
    return new RowPlan(layout(ScalarKind.F4LE), 0, 1, count, Arrays.asList(null, null));
  }

  private static RecordLayout layout(ScalarKind... kinds) {
    List<Field> fields = new ArrayList<>();
    fields.add(Field.plain("time", new Type.Numeric(ScalarKind.F4LE, null)));
    for (int i = 0; i < kinds.length; i++) {
      fields.add(Field.plain("cell" + i, new Type.Numeric(kinds[i], null)));
    }
    return RecordLayout.of(new StructType("row", fields, "time", List.of(), ""));
  }
}
