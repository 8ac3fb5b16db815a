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
import dev.diptych.text.shape.CellAccess;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Literal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds the values of attributes. */
final class AttributeValues {
  private final Schema schema;
  private final BindReporter reports;
  private final ScalarBinder scalars;

  AttributeValues(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
    this.scalars = new ScalarBinder(schema, reports);
  }

  /** The value of {@code attribute} for {@code field}, or null if it is invalid. */
  @Nullable Value of(Field field, Attribute attribute) {
    if (field.repeated()) {
      return tuple(field, attribute);
    }
    return scalar(field, attribute.name(), attribute.value());
  }

  private @Nullable Value scalar(Field field, String name, Literal literal) {
    if (literal instanceof Literal.Scalar scalar) {
      return scalars.read(field, name, scalar.kind(), scalar.span());
    }
    if (field.type().flags()) {
      return scalars.read(field, name, Literal.Kind.TUPLE, literal.span());
    }
    reports.error("wrong-type", literal.span(), name + " takes one value, not a tuple");
    return null;
  }

  private @Nullable Value tuple(Field field, Attribute attribute) {
    if (!(attribute.value() instanceof Literal.Tuple tuple)) {
      String message = attribute.name() + " takes a tuple";
      reports.error("wrong-type", attribute.value().span(), message, "write (a b c)");
      return null;
    }
    if (field.table()) {
      return numbers(field, attribute.name(), tuple);
    }
    List<@Nullable Value> elements = new ArrayList<>();
    for (Literal literal : tuple.elements()) {
      elements.add(scalar(field, attribute.name(), literal));
    }
    return elements.contains(null) ? null : new Sequence(elements);
  }

  private @Nullable Value numbers(Field field, String name, Literal.Tuple tuple) {
    TableBuilder table = new TableBuilder(schema.layout(field), tuple.elements().size());
    NumberBinder cell = new NumberBinder(schema, name, (Type.Numeric) field.type(), reports);
    boolean whole = true;
    for (Literal literal : tuple.elements()) {
      boolean read =
          literal instanceof Literal.Scalar scalar
              ? cell.read(scalar.kind(), scalar.span().start(), scalar.span().end())
              : scalar(field, name, literal) != null;
      table.addRow();
      table.put(0, cell.bits());
      whole &= read;
    }
    return whole ? table.build() : null;
  }

  /** No elements, the only value of a repeated struct in an attribute. */
  @Nullable Value noElements(Field field, Attribute attribute) {
    if (attribute.value() instanceof Literal.Tuple tuple && tuple.elements().isEmpty()) {
      return field.table() ? Table.empty(schema.layout(field)) : new Sequence(List.of());
    }
    String message = attribute.name() + " contains structs: only () is allowed, for no elements";
    reports.error("wrong-type", attribute.value().span(), message);
    return null;
  }

  /** The struct whose single value is that of {@code attribute}, or null if it is invalid. */
  @Nullable Struct inline(StructType type, Attribute attribute) {
    RowShape row = RowShape.inline(schema, type).orElseThrow();
    Value value = scalar(row.cells().get(0).field(), attribute.name(), attribute.value());
    if (value == null) {
      return null;
    }
    Struct struct = CellAccess.build(row, schema, new Value[] {value});
    return DerivedRangeCheck.check(struct, attribute.span(), reports) ? struct : null;
  }
}
