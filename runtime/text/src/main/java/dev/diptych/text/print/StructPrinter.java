package dev.diptych.text.print;

import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.Leaves;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Prints the fields of structs, each as its shape says. */
final class StructPrinter {
  private final Shapes shapes;
  private final TextOutput out;
  private final Defaults defaults;
  private final ScalarPrinter scalars;
  private final ZipPrinter zips;

  StructPrinter(Shapes shapes, TextOutput out) {
    this.shapes = shapes;
    this.out = out;
    this.defaults = new Defaults(shapes.schema());
    this.scalars = new ScalarPrinter(shapes.schema(), out);
    this.zips = new ZipPrinter(shapes, out, scalars);
  }

  /** Prints what stands between the braces of {@code struct}. */
  void body(Struct struct) {
    StructType type = struct.type();
    Set<String> zipped = new HashSet<>();
    for (int i = 0; i < type.fields().size(); i++) {
      Field field = type.fields().get(i);
      Zip zip = zipOf(type, field);
      if (zip != null && field.id().equals(zip.fields().get(0)) && zips.print(struct, zip)) {
        zipped.addAll(zip.fields());
      }
      if (!zipped.contains(field.id()) && !omitted(struct, field, struct.get(i))) {
        field(shapes.of(type), i, field, struct.get(i));
      }
    }
  }

  private static Zip zipOf(StructType type, Field field) {
    for (Zip zip : type.zips()) {
      if (zip.fields().contains(field.id())) {
        return zip;
      }
    }
    return null;
  }

  private boolean omitted(Struct struct, Field field, Value value) {
    return field.derived()
        ? Deriver.derive(field, struct).equals(value)
        : defaults.isDefault(field, value);
  }

  private void field(StructShape shape, int index, Field field, Value value) {
    if (value instanceof Struct struct) {
      nested(field, struct);
    } else if (value instanceof Table table) {
      table(shape, index, field, table);
    } else if (value instanceof Sequence sequence) {
      sequence(shape, index, field, sequence);
    } else {
      scalars.attribute(field, value);
    }
  }

  private void nested(Field field, Struct struct) {
    var single = shapes.single(field);
    if (single.isPresent() && Leaves.plain(struct)) {
      scalars.attribute(field.id(), single.get().field(), Leaves.get(struct, single.get()));
    } else {
      block(field.name(), struct);
    }
  }

  private void block(String name, Struct struct) {
    out.open(name);
    body(struct);
    out.close();
  }

  private void table(StructShape shape, int index, Field field, Table table) {
    boolean inline = index == shape.rows();
    if (!inline) {
      out.open(field.name());
    }
    new TablePrinter(shapes.schema(), out, table).print();
    if (!inline) {
      out.close();
    }
  }

  private void sequence(StructShape shape, int index, Field field, Sequence sequence) {
    if (field.elements() != null) {
      namedElements(field, sequence.elements());
    } else if (!(sequence.elements().get(0) instanceof Struct)) {
      scalars.tuple(field, sequence);
    } else if (index == shape.rows() || shapes.rowOf(field).isEmpty()) {
      elements(field, sequence.elements());
    } else {
      out.open(field.name());
      elements(field, sequence.elements());
      out.close();
    }
  }

  private void namedElements(Field field, List<Value> elements) {
    EnumType names = shapes.schema().enums().get(field.elements());
    Value usual = defaults.element(field);
    for (int i = 0; i < elements.size(); i++) {
      if (!elements.get(i).equals(usual)) {
        block(names.nameOf(i), (Struct) elements.get(i));
      }
    }
  }

  /** Elements as rows, but for those that hold more than a row can say: they stand as blocks. */
  private void elements(Field field, List<Value> elements) {
    RowShape row = shapes.rowOf(field).orElse(null);
    for (Value element : elements) {
      Struct struct = (Struct) element;
      if (row != null && Leaves.plain(struct)) {
        scalars.row(row, struct);
      } else {
        block(field.name(), struct);
      }
    }
  }
}
