package dev.diptych.binary;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import java.util.List;

/**
 * Finds the field of an object at which an expression failed. Lowered specs compute conditions, and
 * sizes, counts and positions that can fail, as values of their own: the one that fails again is
 * it.
 */
final class Probe {
  private static final String CONDITION = "twin_if_";
  private static final List<String> OTHERS = List.of("twin_size_", "twin_count_", "twin_pos_");

  private final Object object;
  private final Members members;
  private final RuntimeException thrown;

  private Probe(Object object, RuntimeException thrown) {
    this.object = object;
    this.members = Members.of(object.getClass());
    this.thrown = thrown;
  }

  /** The first field of {@code object} that fails as {@code thrown} says, or null. */
  static Field field(Object object, StructType type, RuntimeException thrown) {
    Probe probe = new Probe(object, thrown);
    return type.fields().stream().filter(field -> probe.fails(field.id())).findFirst().orElse(null);
  }

  private boolean fails(String id) {
    if (throwsAgain(CONDITION + id)) {
      return true;
    }
    return !absent(id) && OTHERS.stream().anyMatch(prefix -> throwsAgain(prefix + id));
  }

  private boolean absent(String id) {
    try {
      return members.has(CONDITION + id)
          && !Boolean.TRUE.equals(members.get(object, CONDITION + id));
    } catch (RuntimeException e) {
      return false;
    }
  }

  private boolean throwsAgain(String value) {
    try {
      if (members.has(value)) {
        members.get(object, value);
      }
      return false;
    } catch (RuntimeException e) {
      return e.getClass() == thrown.getClass();
    }
  }
}
