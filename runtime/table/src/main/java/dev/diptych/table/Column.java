package dev.diptych.table;

import dev.diptych.model.schema.Unit;
import org.jspecify.annotations.Nullable;

/**
 * A column.
 *
 * @param name its name, unique in its table
 * @param type what its cells are
 * @param optional whether cells may be missing
 * @param unit the unit of its numbers, or null
 * @param description its documentation in the spec, or an empty string
 */
public record Column(
    String name, ColumnType type, boolean optional, @Nullable Unit unit, String description) {
  /** A column without a unit whose cells are never missing. */
  public static Column of(String name, ColumnType type, String description) {
    return new Column(name, type, false, null, description);
  }

  /** The same column, whose cells may be missing. */
  Column asOptional() {
    return new Column(name, type, true, unit, description);
  }

  /** Whether {@code other} can be continued with the cells of this one. */
  public boolean continues(Column other) {
    return isLike(other) && (other.optional || !optional) && unit == other.unit;
  }

  /** Whether {@code other} has the same name and type. */
  public boolean isLike(Column other) {
    return name.equals(other.name) && type == other.type;
  }

  /** Its name, type and unit for users. */
  public String text() {
    return name + " " + type.label() + (unit == null ? "" : " in " + unit.symbol());
  }
}
