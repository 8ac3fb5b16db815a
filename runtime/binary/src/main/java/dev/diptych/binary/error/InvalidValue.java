package dev.diptych.binary.error;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Invalid values in messages. */
public final class InvalidValue {
  private InvalidValue() {}

  /**
   * What is wrong with the value at a path: the value, and the valid ones.
   *
   * @return empty if there is no value in {@code root}, because it is derived
   */
  public static Optional<String> in(Schema schema, Struct root, Path path) {
    Path parent = path.parent();
    Struct owner = parent == null ? null : parent.in(root);
    if (owner == null) {
      return parent == null ? Optional.empty() : inRow(schema, root, parent, path.field());
    }
    if (owner.type().indexOf(path.field()) < 0) {
      return Optional.empty();
    }
    Field field = owner.type().field(path.field());
    Value value = element(owner.get(field.id()), path.index());
    return value == null || value instanceof Struct
        ? Optional.empty()
        : Optional.of(message(schema, path, field, value));
  }

  private static Optional<String> inRow(Schema schema, Struct root, Path row, String id) {
    Struct owner = row.parent() == null ? null : row.parent().in(root);
    if (owner == null
        || owner.type().indexOf(row.field()) < 0
        || !(owner.get(row.field()) instanceof Table table)) {
      return Optional.empty();
    }
    int column = table.layout().struct().indexOf(id);
    return column < 0
        ? Optional.empty()
        : Optional.of(
            message(
                schema,
                row.field(id),
                table.layout().columns().get(column).field(),
                Scalar.of(table.bits(row.index(), column))));
  }

  private static String message(Schema schema, Path path, Field field, Value value) {
    String seen =
        value instanceof Sequence ? "invalid" : new ValueText(schema).of(field.type(), value);
    String name = field.id() + (path.index() < 0 ? "" : "[" + path.index() + "]");
    return "%s is %s, %s".formatted(name, seen, allowed(field));
  }

  private static @Nullable Value element(@Nullable Value value, int index) {
    if (index >= 0 && value instanceof Table table) {
      return Scalar.of(table.bits(index, 0));
    }
    if (index < 0 || !(value instanceof Sequence many)) {
      return value;
    }
    return index < many.elements().size() ? many.elements().get(index) : null;
  }

  /** The end of a message: the valid values. */
  public static String allowed(Field field) {
    String allowed = field.storage().allowed();
    return allowed == null ? "which the spec does not allow" : "but must be " + allowed;
  }
}
