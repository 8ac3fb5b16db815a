package dev.diptych.model.derive;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Defaults of fields that a text omits: the value of {@code -twin-default}, absence for an optional
 * field, no elements for a counted field, and structs of those. A field without a default is
 * required.
 */
public final class Defaults {
  private final Schema schema;
  private final DefaultCost cost;
  private final Map<StructType, Optional<Struct>> structs = new HashMap<>();

  /** Creates the defaults of {@code schema}. */
  public Defaults(Schema schema) {
    this.schema = schema;
    this.cost = new DefaultCost(schema);
  }

  /** Whether a text may omit {@code field}. */
  public boolean hasDefault(Field field) {
    return field.optional() || cost.of(field) != DefaultCost.NONE;
  }

  /** Whether one element of {@code field} has a default. */
  public boolean existsElement(Field field) {
    return cost.element(field) != DefaultCost.NONE;
  }

  /**
   * Estimated memory of the default of {@code field} in bytes, without creating it; 0 if it has
   * none.
   */
  public long cost(Field field) {
    return Math.max(0, cost.of(field));
  }

  /** Estimated memory of the default of one element of {@code field}. */
  public long elementCost(Field field) {
    return Math.max(0, cost.element(field));
  }

  /** Whether a text that omits {@code field} means {@code value}. */
  public boolean isDefault(Field field, @Nullable Value value) {
    return value == null ? field.optional() : !field.optional() && value.equals(of(field));
  }

  /** The default of {@code field} if it is present in the file, or null if it has none. */
  public @Nullable Value of(Field field) {
    if (isEmpty(field)) {
      return field.table() ? Table.empty(schema.layout(field)) : new Sequence(List.of());
    }
    if (field.table()) {
      return rows(field);
    }
    Value element = element(field);
    if (field.repeat() instanceof Repeat.Fixed fixed && element != null) {
      return new Sequence(Collections.nCopies(fixed.count(), element));
    }
    return element;
  }

  /** Whether the default of a field is no elements. */
  static boolean isEmpty(Field field) {
    return field.repeat() instanceof Repeat.Counted
        || (field.repeat() instanceof Repeat.Fixed fixed && fixed.count() == 0);
  }

  /** The default rows that the field requires, or null if a column has no default. */
  private @Nullable Value rows(Field field) {
    RecordLayout layout = schema.layout(field);
    boolean complete = layout.columns().stream().allMatch(c -> c.field().defaultBits() != null);
    int count = ((Repeat.Fixed) field.repeat()).count();
    if (!complete) {
      return null;
    }
    TableBuilder table = new TableBuilder(layout, count);
    for (int i = 0; i < count; i++) {
      table.addRow();
    }
    return table.build();
  }

  /** The default of one element of {@code field}, or null. */
  public @Nullable Value element(Field field) {
    if (field.type() instanceof Type.Nested nested) {
      return struct(schema.struct(nested)).orElse(null);
    }
    return field.defaultBits() == null ? null : Scalar.of(field.defaultBits());
  }

  private Optional<Struct> struct(StructType type) {
    Optional<Struct> cached = structs.get(type);
    if (cached == null) {
      // A struct that contains itself has no default of finite size.
      structs.put(type, Optional.empty());
      cached = build(type);
      structs.put(type, cached);
    }
    return cached;
  }

  private Optional<Struct> build(StructType type) {
    @Nullable Value[] values = new Value[type.fields().size()];
    for (int i = 0; i < values.length; i++) {
      Field field = type.fields().get(i);
      if (!field.derived() && !field.optional()) {
        values[i] = of(field);
        if (values[i] == null) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(Deriver.complete(type, values));
  }
}
