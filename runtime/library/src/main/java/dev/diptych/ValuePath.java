package dev.diptych;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Field;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A path to a value: ids of fields, each with an index if it selects an element. */
final class ValuePath {
  private static final Pattern STEP = Pattern.compile("([^.\\[\\]]+)(?:\\[(\\d{1,9})])?");

  private final String path;

  ValuePath(String path) {
    this.path = path;
  }

  /**
   * The end of a path.
   *
   * @param value the value; null if there is none
   * @param problem why there is none
   */
  record End(@Nullable Value value, String problem) {
    Optional<Value> found() {
      return Optional.ofNullable(value);
    }

    Value require() {
      if (value == null) {
        throw new NoSuchElementException(problem);
      }
      return value;
    }
  }

  /** Follows the path from {@code root}. */
  End in(Value.Struct root) {
    End at = new End(root, "");
    String before = "";
    for (String step : path.split("\\.", -1)) {
      at = step(at.require(), step, before);
      if (at.value() == null) {
        return at;
      }
      before = before.isEmpty() ? step : before + "." + step;
    }
    return at;
  }

  private static End step(Value value, String step, String before) {
    Matcher parts = STEP.matcher(step);
    if (!parts.matches()) {
      return new End(null, "'" + step + "' is not an id, or an id with an index");
    }
    End field = field(value, parts.group(1), before);
    return field.value() == null || parts.group(2) == null
        ? field
        : element(field.value(), Integer.parseInt(parts.group(2)), step);
  }

  private static End field(Value value, String id, String before) {
    String owner = before.isEmpty() ? "the document" : "'" + before + "'";
    if (!(value instanceof Value.Struct struct)) {
      return new End(null, owner + " has no fields");
    }
    int index = struct.structType().indexOf(id);
    if (index < 0) {
      List<String> ids = struct.structType().fields().stream().map(Field::id).toList();
      return new End(null, owner + " has no field '" + id + "'" + Suggestion.of(id, ids));
    }
    return new End(struct.field(index), "'" + id + "' is absent in " + owner);
  }

  private static End element(Value value, int index, String step) {
    int size =
        value instanceof Value.Elements elements
            ? elements.size()
            : value instanceof Value.Table table ? table.rows() : -1;
    if (size < 0) {
      return new End(null, "'" + step + "' is not repeated");
    }
    if (index >= size) {
      return new End(null, "'" + step + "' is after the last of " + size);
    }
    return new End(
        value instanceof Value.Elements elements
            ? elements.get(index)
            : ((Value.Table) value).get(index),
        "");
  }
}
