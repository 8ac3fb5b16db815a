package dev.diptych.table;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The columns of structs: a column for each value, with the names of the fields that lead to it,
 * separated by dots. What is repeated has rows of its own, and a struct within itself has none.
 */
final class Flattening {
  /** A spec may have a number of columns that is exponential in its size. */
  private static final int MAX_COLUMNS = 2000;

  /** The name of the column if elements are no structs. */
  private static final String VALUE = "value";

  private static final String BOX = "twin_";

  private final Schema schema;
  private final List<FlatColumn> columns = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final List<String> within = new ArrayList<>();

  private Flattening(Schema schema) {
    this.schema = schema;
  }

  /** The columns of the elements of a field. */
  static List<FlatColumn> of(Schema schema, Field field) {
    Flattening flattening = new Flattening(schema);
    if (field.type().isStruct()) {
      flattening.structs("", field, List.of());
    } else {
      flattening.value(VALUE, field, List.of());
    }
    return List.copyOf(flattening.columns);
  }

  /** The columns of a struct. */
  static List<FlatColumn> of(Schema schema, StructType struct) {
    Flattening flattening = new Flattening(schema);
    flattening.struct("", struct, List.of());
    return List.copyOf(flattening.columns);
  }

  private void structs(String prefix, Field field, List<FlatColumn.Step> steps) {
    boolean isSwitch = field.type() instanceof Type.Switched;
    for (String name : field.type().structs()) {
      StructType struct = schema.struct(name);
      if (isSwitch && isBox(struct)) {
        boxed(prefix, struct, steps);
      } else {
        struct(isSwitch ? prefix + caseName(struct) + "." : prefix, struct, steps);
      }
    }
  }

  /** Whether a struct only holds a value that a switch selects and that is no struct. */
  static boolean isBox(StructType struct) {
    return shortName(struct.name()).startsWith(BOX) && struct.fields().size() == 1;
  }

  /** The name of a case: numbers and bytes that a switch selects have that of their type. */
  static String caseName(StructType struct) {
    String name = shortName(struct.name());
    return isBox(struct) ? name.substring(BOX.length()).replaceFirst("__.*", "") : name;
  }

  private void boxed(String prefix, StructType struct, List<FlatColumn.Step> steps) {
    value(prefix + caseName(struct), struct.fields().get(0), step(steps, struct, 0));
  }

  private void struct(String prefix, StructType struct, List<FlatColumn.Step> steps) {
    if (within.contains(struct.name())) {
      return;
    }
    within.add(struct.name());
    for (int i = 0; i < struct.fields().size(); i++) {
      Field field = struct.fields().get(i);
      if (field.repeated()) {
        continue;
      }
      String name = prefix + field.attribute();
      List<FlatColumn.Step> next = step(steps, struct, i);
      if (field.type().isStruct()) {
        structs(name + ".", field, next);
      } else {
        value(name, field, next);
      }
    }
    within.remove(within.size() - 1);
  }

  private static List<FlatColumn.Step> step(
      List<FlatColumn.Step> steps, StructType struct, int field) {
    List<FlatColumn.Step> next = new ArrayList<>(steps);
    next.add(new FlatColumn.Step(struct.name(), field));
    return List.copyOf(next);
  }

  private void value(String name, Field field, List<FlatColumn.Step> steps) {
    CellReader reader = CellReader.of(field.type(), schema);
    if (reader != null && columns.size() < MAX_COLUMNS && names.add(name)) {
      Column column = new Column(name, reader.type(), true, field.unit(), field.doc().strip());
      columns.add(new FlatColumn(column, steps, reader));
    }
  }

  private static String shortName(String struct) {
    return struct.substring(struct.lastIndexOf(':') + 1);
  }
}
