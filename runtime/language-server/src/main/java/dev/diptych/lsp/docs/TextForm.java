package dev.diptych.lsp.docs;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * How a field is written in a text.
 *
 * @param shapes the text face of its format
 * @param attribute writes an attribute with an example of its value
 */
public record TextForm(Shapes shapes, BiFunction<String, Field, String> attribute) {
  private static final int MAX_FORMS = 4;

  /** The forms of a field, one a line; empty if there is none. */
  public String of(StructType struct, Field field) {
    int index = struct.indexOf(field.id());
    List<String> forms = new ArrayList<>();
    for (Map.Entry<String, Target> each : shapes.of(struct).targets().entrySet()) {
      if (each.getValue().field() == index) {
        forms.add(form(each.getKey(), each.getValue(), field));
      }
    }
    List<String> shown = forms.subList(0, Math.min(MAX_FORMS, forms.size()));
    return String.join("\n", shown) + (forms.size() > MAX_FORMS ? "\n…" : "");
  }

  private String form(String name, Target target, Field field) {
    if (target instanceof Target.Attribute) {
      return attribute.apply(name, field);
    }
    if (target instanceof Target.Empty) {
      return name + " = ()";
    }
    if (target instanceof Target.Inline inline && inline.struct() != null) {
      Schema schema = shapes.schema();
      return RowShape.single(schema, schema.struct(inline.struct()))
          .map(cell -> attribute.apply(name, cell.field()))
          .orElse(name + " = …");
    }
    if (target instanceof Target.Inline) {
      return name + " = …";
    }
    return name + " { … }" + (target instanceof Target.Element ? " …" : "");
  }

  private boolean isInRows(StructType struct) {
    for (StructType owner : shapes.schema().structs().values()) {
      StructShape shape = shapes.of(owner);
      if (shape.rows() >= 0 && isOf(owner.fields().get(shape.rows()), struct)) {
        return true;
      }
      for (Target target : shape.targets().values()) {
        if (target instanceof Target.Rows rows && isOf(owner.fields().get(rows.field()), struct)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isOf(Field field, StructType struct) {
    return field.type() instanceof Type.Nested nested && nested.struct().equals(struct.name());
  }

  /**
   * The struct as a row of a table, by the names of its fields; empty if no field has it in rows.
   */
  public String row(StructType struct) {
    RowShape row = isInRows(struct) ? RowShape.of(shapes.schema(), struct).orElse(null) : null;
    if (row == null) {
      return "";
    }
    String key = "";
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < row.cells().size(); i++) {
      String name = row.cells().get(i).field().name();
      if (i == row.key()) {
        key = name + " ";
      } else {
        cells.add(name);
      }
    }
    return key + "(" + String.join(" ", cells) + ")";
  }
}
