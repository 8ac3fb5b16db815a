package dev.diptych.binary.generated;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import java.util.List;
import java.util.Optional;

/**
 * Finds the field of an object at which an expression failed. Lowered specs compute conditions, and
 * sizes, counts and positions that can fail, as values of their own: the one that fails again is
 * the cause.
 */
public final class ExpressionProbe {
  private static final String CONDITION = "twin_if_";
  private static final List<String> OTHERS = List.of("twin_size_", "twin_count_", "twin_pos_");

  private final Object object;
  private final GeneratedClass type;
  private final RuntimeException thrown;

  private ExpressionProbe(Object object, RuntimeException thrown) {
    this.object = object;
    this.type = GeneratedClass.of(object.getClass());
    this.thrown = thrown;
  }

  /** The first field of {@code object} whose expression fails like {@code thrown}. */
  public static Optional<Field> field(Object object, StructType type, RuntimeException thrown) {
    ExpressionProbe expressionProbe = new ExpressionProbe(object, thrown);
    return type.fields().stream().filter(field -> expressionProbe.fails(field.id())).findFirst();
  }

  private boolean fails(String id) {
    if (throwsAgain(CONDITION + id)) {
      return true;
    }
    return !absent(id) && OTHERS.stream().anyMatch(prefix -> throwsAgain(prefix + id));
  }

  private boolean absent(String id) {
    try {
      return type.has(CONDITION + id) && !Boolean.TRUE.equals(type.get(object, CONDITION + id));
    } catch (RuntimeException e) {
      return false;
    }
  }

  private boolean throwsAgain(String value) {
    try {
      if (type.has(value)) {
        type.get(object, value);
      }
      return false;
    } catch (RuntimeException e) {
      return e.getClass() == thrown.getClass();
    }
  }
}
