package dev.diptych.binary.check;

import dev.diptych.binary.generated.Getter;
import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.BudgetExceededException;
import java.util.List;
import java.util.Optional;

/**
 * Checks that conditional fields have a value exactly if their condition holds.
 *
 * @param encoded an object with its values
 */
public record PresenceCheck(EncodedObject encoded) {
  /** Throws an error if a value is missing or not allowed. */
  void check() {
    List<Field> fields = encoded.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      boolean present = encoded.struct().get(i) != null;
      boolean required = condition(i, present);
      boolean later = required && (field.storage().instance() || noCase(field));
      if (required != present && !later) {
        throw present ? error(field, "%s requires %s, which does not hold") : missing(field);
      }
    }
  }

  /** Whether {@code field} is a switch that may have no case for these values. */
  private boolean noCase(Field field) {
    return field.type() instanceof Type.Switched type
        && (type.on() == null || CaseLookup.of(type, encoded.struct().get(type.on())) == null);
  }

  /** The error about a missing value whose condition holds during writing, if there is one. */
  public Optional<InconsistentValueException> missing() {
    List<Field> fields = encoded.struct().type().fields();
    for (int i = 0; i < fields.size() && encoded.object()._io() != null; i++) {
      if (encoded.struct().get(i) == null && condition(i, false) && !noCase(fields.get(i))) {
        return Optional.of(missing(fields.get(i)));
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the condition of field {@code index} holds; {@code otherwise} if it has none or depends
   * on positions.
   */
  private boolean condition(int index, boolean otherwise) {
    Getter condition = encoded.members()[index].condition();
    if (condition == null) {
      return otherwise;
    }
    try {
      return Boolean.TRUE.equals(condition.get(encoded.object()));
    } catch (BudgetExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      // It depends on positions that are not known yet.
      return otherwise;
    }
  }

  private InconsistentValueException missing(Field field) {
    return error(field, "%s is missing, but required if %s, which holds");
  }

  private InconsistentValueException error(Field field, String message) {
    String text = message.formatted(field.id(), field.storage().condition());
    return new InconsistentValueException(encoded.path().field(field.id()), text);
  }
}
