package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.docs.FieldDocs;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.Target;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes one snippet with valid values, and places to stop at. */
final class ValueSnippets {
  private static final int MAX_DEPTH = 4;
  private static final int MAX_VALUES = 16;
  private static final int MAX_NAMES = 40;

  private final Shapes shapes;
  private final Schema schema;
  private final Defaults defaults;
  private int stop;

  ValueSnippets(Shapes shapes) {
    this.shapes = shapes;
    this.schema = shapes.schema();
    this.defaults = new Defaults(schema);
  }

  /** Whether a text must have {@code field}. */
  boolean isRequired(Field field) {
    return !field.derived() && !field.optional() && !defaults.hasDefault(field);
  }

  /** {@code name = value}. */
  String attribute(String name, Field field) {
    return name + " = " + value(field);
  }

  /** {@code key (a b c)}, without columns that have a default. */
  String row(List<Column> columns) {
    StringBuilder row = new StringBuilder();
    List<String> cells = new ArrayList<>();
    for (Column column : columns) {
      if (column.key()) {
        row.append(one(column.field())).append(' ');
      } else if (column.field().defaultBits() == null) {
        cells.add(one(column.field()));
      }
    }
    return row.append('(').append(String.join(" ", cells)).append(')').toString();
  }

  /** The value of a field. */
  String value(Field field) {
    if (!field.repeated()) {
      return one(field);
    }
    int count = field.repeat() instanceof Repeat.Fixed fixed ? fixed.count() : 0;
    if (count == 0 || count > MAX_VALUES) {
      return "($" + ++stop + ")";
    }
    List<String> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(one(field));
    }
    return "(" + String.join(" ", values) + ")";
  }

  private String one(Field field) {
    stop++;
    Type type = field.type();
    if (type instanceof Type.Text) {
      return "\"$" + stop + "\"";
    }
    if (type instanceof Type.Bytes) {
      return "x\"$" + stop + "\"";
    }
    EnumType names = schema.names(type.names());
    String value = new FieldDocs(schema).defaultOf(field);
    if (names == null || names.names().isEmpty()) {
      return "${" + stop + ":" + (value == null ? "0" : value) + "}";
    }
    List<String> words = new ArrayList<>(names.names().values());
    if (words.size() > MAX_NAMES) {
      return "${" + stop + ":" + (value == null ? words.get(0) : value) + "}";
    }
    if (value != null && words.remove(value)) {
      words.add(0, value);
    }
    return "${" + stop + "|" + String.join(",", words) + "|}";
  }

  /** {@code Name { … }} with what it requires. */
  String block(String name, StructType struct) {
    return name + " {\n" + content(struct, "\t", 0) + "\t$0\n}";
  }

  private String content(StructType struct, String indent, int depth) {
    StringBuilder content = new StringBuilder();
    Set<Integer> done = new HashSet<>();
    for (Map.Entry<String, Target> entry : shapes.of(struct).targets().entrySet()) {
      Target target = entry.getValue();
      int index = target.field();
      if (index < 0 || !isRequired(struct.fields().get(index)) || done.contains(index)) {
        continue;
      }
      String item = item(entry.getKey(), target, struct.fields().get(index), indent, depth);
      if (!item.isEmpty()) {
        done.add(index);
        content.append(indent).append(item).append('\n');
      }
    }
    return content.toString();
  }

  private String item(String name, Target target, Field field, String indent, int depth) {
    if (target instanceof Target.Attribute) {
      return attribute(name, field);
    }
    if (!(field.type() instanceof Type.Nested nested)) {
      return "";
    }
    StructType struct = schema.struct(nested);
    RowShape single = RowShape.single(schema, struct).isPresent() ? shape(struct) : null;
    if (single != null) {
      boolean attribute = target instanceof Target.Inline;
      return attribute ? attribute(name, single.cells().get(0).field()) : "";
    }
    boolean block = target instanceof Target.Block && depth < MAX_DEPTH;
    String inner = block ? content(struct, indent + "\t", depth + 1) : "";
    return block ? name + " {\n" + inner + indent + "}" : "";
  }

  private RowShape shape(StructType struct) {
    return RowShape.of(schema, struct).orElseThrow();
  }
}
