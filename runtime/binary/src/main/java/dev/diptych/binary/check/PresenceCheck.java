package dev.diptych.binary.check;

import dev.diptych.binary.generated.Getter;
import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.BudgetExceededException;
import java.util.List;

/**
 * Whether the fields that a spec gives under a condition are there just where it holds.
 *
 * @param one an object and what it was made of
 */
public record PresenceCheck(EncodedObject one) {
  /** Throws where a field is there and must not be, or the other way round. */
  void check() {
    List<Field> fields = one.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      Boolean wanted = condition(i);
      boolean there = one.struct().get(i) != null;
      boolean later = Boolean.TRUE.equals(wanted) && (field.storage().instance() || noCase(field));
      if (wanted != null && wanted != there && !later) {
        throw there
            ? error(field, "%s stands here, but the spec gives it only if %s, which does not hold")
            : missing(field);
      }
    }
  }

  /** Whether {@code field} is a switch that may have no case for these values. */
  private boolean noCase(Field field) {
    return field.type() instanceof Type.Switched type
        && (type.on() == null || CaseLookup.of(type, one.struct().get(type.on())) == null);
  }

  /**
   * Why the object could not be written: a field that is missing though its condition holds where
   * writing has come to; or null where there is none.
   */
  public InconsistentValueException missing() {
    List<Field> fields = one.struct().type().fields();
    for (int i = 0; i < fields.size() && one.object()._io() != null; i++) {
      if (one.struct().get(i) == null
          && Boolean.TRUE.equals(condition(i))
          && !noCase(fields.get(i))) {
        return missing(fields.get(i));
      }
    }
    return null;
  }

  /** Whether the spec gives field {@code index}, or null where that is always or not known yet. */
  private Boolean condition(int index) {
    Getter condition = one.members()[index].condition();
    if (condition == null) {
      return null;
    }
    try {
      return Boolean.TRUE.equals(condition.get(one.object()));
    } catch (BudgetExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      // It depends on where the object is written: writing will show.
      return null;
    }
  }

  private InconsistentValueException missing(Field field) {
    return error(field, "%s is missing: the spec gives it if %s, which holds");
  }

  private InconsistentValueException error(Field field, String message) {
    String said = message.formatted(field.id(), field.storage().condition());
    return new InconsistentValueException(one.path().field(field.id()), said);
  }
}
