package dev.diptych.text.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.shape.RowShape;
import org.jspecify.annotations.Nullable;

/** Selects the struct of a field that the text does not name, by the sibling that selects it. */
final class StructSelector {
  private final Schema schema;
  private final BindReporter reports;

  StructSelector(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
  }

  /**
   * Returns the struct, or null if no case matches.
   *
   * @param struct the struct that the text names, or null
   */
  @Nullable StructType of(FieldCollector draft, int index, @Nullable String struct, Span at) {
    Field field = draft.field(index);
    if (struct != null) {
      return schema.struct(struct);
    }
    Type.Switched type = (Type.Switched) field.type();
    String on = requireNonNull(type.on(), "the name determines the struct");
    Value selector = selector(draft, draft.type().indexOf(on));
    String chosen = CaseLookup.of(type, selector);
    if (chosen == null && !draft.isIncomplete()) {
      String message =
          "no case of %s allows %s".formatted(draft.type().field(on).name(), field.name());
      reports.error("unknown-case", at, message);
    }
    return chosen == null ? null : schema.struct(chosen);
  }

  /**
   * Whether a block is given where the sibling selects one value, and the block does not have it;
   * reports it if so.
   */
  boolean isValueInBlock(FieldCollector draft, int index, StructType type, Cursor block) {
    Field field = draft.field(index);
    RowShape shape = RowShape.inline(schema, type).orElse(null);
    if (shape == null || field.repeated() || !(field.type() instanceof Type.Switched switched)) {
      return false;
    }
    Field value = shape.cells().get(0).field();
    boolean named = hasPartOf(value, block.items());
    if (!named) {
      String message =
          "%s selects %s for %s, not a block"
              .formatted(selected(draft, switched), kind(value), field.name());
      String help = "write " + field.attribute() + " = " + example(value);
      reports.error("wrong-kind", block.nameSpan(), message, help);
    }
    return !named;
  }

  /** Whether one of some items belongs to the block of a value, and not to the value. */
  private static boolean hasPartOf(Field value, Cursor items) {
    while (items.next()) {
      String name = items.kind() == NodeKind.ATTRIBUTE ? value.name() : Residue.NAME;
      if (!items.isRows() && items.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** The attribute that selects, with its value if that is known. */
  private String selected(FieldCollector draft, Type.Switched type) {
    int index = draft.type().indexOf(requireNonNull(type.on(), "a sibling selects the struct"));
    Field sibling = draft.field(index);
    if (!(selector(draft, index) instanceof Scalar scalar)) {
      return sibling.name();
    }
    EnumType names = schema.names(sibling.type().names());
    String name = names == null ? null : names.nameOf(scalar.bits());
    return sibling.name() + " = " + (name == null ? Long.toString(scalar.bits()) : name);
  }

  private static String kind(Field value) {
    return value.type() instanceof Type.Bytes
        ? "bytes"
        : value.type() instanceof Type.Text ? "a string" : "a number";
  }

  private static String example(Field value) {
    return value.type() instanceof Type.Bytes
        ? "x\"00\""
        : value.type() instanceof Type.Text ? "\"text\"" : "0";
  }

  private static @Nullable Value selector(FieldCollector draft, int index) {
    Field sibling = draft.field(index);
    if (draft.isSet(index)) {
      return draft.value(index, () -> null);
    }
    Value constant = Deriver.constant(sibling);
    return constant == null && sibling.defaultBits() != null
        ? new Scalar(sibling.defaultBits())
        : constant;
  }
}
