package dev.diptych.text.bind;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds the values of attributes. */
final class AttributeValues {
  private static final int ELEMENTS = 16; // for which a table has space at first

  private final Schema schema;
  private final BindReporter reports;
  private final ScalarBinder scalars;

  AttributeValues(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
    this.scalars = new ScalarBinder(schema, reports);
  }

  /** The value of {@code attribute} for {@code field}, or null if it is invalid. */
  @Nullable Value of(Field field, Cursor attribute) {
    if (field.repeated()) {
      return tuple(field, attribute);
    }
    return scalar(field, attribute.name(), attribute.onlyValue());
  }

  private @Nullable Value scalar(Field field, String name, ValueCursor value) {
    if (!value.isGroup()) {
      return scalars.read(field, name, value.kind(), value.span(), null);
    }
    if (field.type().flags()) {
      return scalars.read(field, name, Kind.LPAREN, value.span(), value.inside());
    }
    reports.error("wrong-type", value.span(), name + " takes one value, not a tuple");
    return null;
  }

  private @Nullable Value tuple(Field field, Cursor attribute) {
    ValueCursor value = attribute.onlyValue();
    if (!value.isGroup()) {
      String message = attribute.name() + " takes a tuple";
      reports.error("wrong-type", value.span(), message, "write (a b c)");
      return null;
    }
    if (field.table()) {
      return numbers(field, attribute.name(), value.inside());
    }
    List<@Nullable Value> elements = new ArrayList<>();
    ValueCursor element = value.inside();
    while (element.next()) {
      elements.add(scalar(field, attribute.name(), element));
    }
    return elements.contains(null) ? null : new Sequence(elements);
  }

  private @Nullable Value numbers(Field field, String name, ValueCursor element) {
    TableBuilder table = new TableBuilder(schema.layout(field), ELEMENTS);
    NumberBinder cell = new NumberBinder(schema, name, (Type.Numeric) field.type(), reports);
    boolean whole = true;
    while (element.next()) {
      boolean read =
          element.isGroup()
              ? scalar(field, name, element) != null
              : cell.read(element.kind(), element.start(), element.end());
      table.addRow();
      table.put(0, cell.bits());
      whole &= read;
    }
    return whole ? table.build() : null;
  }

  /** No elements, the only value of a repeated struct in an attribute. */
  @Nullable Value noElements(Field field, Cursor attribute) {
    ValueCursor value = attribute.onlyValue();
    if (value.isGroup() && !value.inside().next()) {
      return field.table() ? Table.empty(schema.layout(field)) : new Sequence(List.of());
    }
    String message = attribute.name() + " contains structs: only () is allowed, for no elements";
    reports.error("wrong-type", value.span(), message);
    return null;
  }

  /** The struct whose single value is that of {@code attribute}, or null if it is invalid. */
  @Nullable Struct inline(StructType type, Cursor attribute) {
    RowShape row = RowShape.inline(schema, type).orElseThrow();
    Field field = row.cells().get(0).field();
    Value value = scalar(field, attribute.name(), attribute.onlyValue());
    if (value == null) {
      return null;
    }
    Struct struct = CellAccess.build(row, schema, new Value[] {value});
    return DerivedRangeCheck.check(struct, attribute.span(), reports) ? struct : null;
  }
}
