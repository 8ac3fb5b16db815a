package dev.diptych.twin.compare;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.ChoiceNames;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.TaggedElements;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The names and values of one document as its text has them. */
final class Names {
  private final Shapes shapes;

  Names(Schema schema) {
    this.shapes = new Shapes(schema);
  }

  Schema schema() {
    return shapes.schema();
  }

  /** The name of the block of a struct that is not repeated. */
  String block(Field field, Struct owner, Struct struct) {
    ChoiceNames names = new ChoiceNames(field);
    return names.block(names.mentioned(owner, struct));
  }

  /** The name of the block of an element. */
  String element(Field field, Struct owner, Value element, int index) {
    EnumType names = schema().names(field.elements());
    TaggedElements tagged = TaggedElements.of(schema(), field);
    if (!(element instanceof Struct struct)) {
      return field.attribute();
    }
    String kind = tagged == null ? null : tagged.name(struct);
    if (kind != null) {
      return kind;
    }
    String fixed = names == null || tagged != null || isCounted(field) ? null : names.nameOf(index);
    return fixed == null ? block(field, owner, struct) : fixed;
  }

  private static boolean isCounted(Field field) {
    return field.repeat() instanceof dev.diptych.model.schema.Repeat.Counted;
  }

  /** Whether the rows of {@code field} are in the block of its struct. */
  boolean isInline(Struct owner, Field field) {
    int rows = shapes.of(owner.type()).rows();
    return rows >= 0 && owner.type().fields().get(rows).id().equals(field.id());
  }

  /** Whether the elements of {@code field} have fixed names. */
  boolean isNamed(Field field) {
    return field.elements() != null && !isCounted(field);
  }

  /** What an element is about: the struct that its tag selects, or the element. */
  Value content(Field field, Value element) {
    TaggedElements tagged = TaggedElements.of(schema(), field);
    return tagged != null
            && element instanceof Struct struct
            && tagged.name(struct) != null
            && struct.get(tagged.body()) instanceof Struct body
        ? body
        : element;
  }

  /** The only value of a struct that a text writes as an attribute. */
  Optional<RowShape.Cell> single(Struct struct) {
    return shapes.single(struct.type()).filter(cell -> CellAccess.isPlain(struct));
  }

  /** An element as a row, or nothing if it is a block. */
  Optional<RowShape> row(Field field, Value element) {
    return element instanceof Struct struct && CellAccess.isPlain(struct)
        ? shapes.rowOf(field)
        : Optional.empty();
  }

  /** A row of values as in a text. */
  String row(RowShape shape, Struct struct) {
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < shape.cells().size(); i++) {
      if (i != shape.key()) {
        cells.append(cells.isEmpty() ? "" : " ").append(cell(shape, struct, i));
      }
    }
    String key = shape.key() < 0 ? "" : cell(shape, struct, shape.key()) + " ";
    return key + "(" + cells + ")";
  }

  private String cell(RowShape shape, Struct struct, int index) {
    RowShape.Cell cell = shape.cells().get(index);
    return value(cell.field().type(), CellAccess.get(struct, cell));
  }

  /** A scalar or blob as in a text. */
  String value(Type type, Value value) {
    return new ValueFormatter(schema()).of(type, value);
  }

  /** The text that distinguishes an element from others: its first string or its key. */
  String identity(Field field, Value element, String name) {
    Value content = content(field, element);
    if (!(content instanceof Struct struct)) {
      return name;
    }
    RowShape row = row(field, element).orElse(null);
    if (row != null && row.key() >= 0) {
      return name + ' ' + cell(row, struct, row.key());
    }
    for (int i = 0; i < struct.type().fields().size(); i++) {
      String text = text(struct.type().fields().get(i), struct.get(i));
      if (text != null) {
        return name + ' ' + text;
      }
    }
    return name;
  }

  private @Nullable String text(Field field, @Nullable Value value) {
    if (value == null || field.derived() || field.repeated()) {
      return null;
    }
    if (field.type() instanceof Type.Text) {
      return value(field.type(), value);
    }
    RowShape.Cell cell = value instanceof Struct struct ? single(struct).orElse(null) : null;
    return cell != null && cell.field().type() instanceof Type.Text type
        ? value(type, CellAccess.get((Struct) value, cell))
        : null;
  }
}
