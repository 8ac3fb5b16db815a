package dev.diptych.binary.check;

import dev.diptych.binary.generated.Getter;
import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.BudgetExceededException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks that conditional fields have a value exactly if their condition holds.
 *
 * @param encoded an object with its values
 */
public record PresenceCheck(EncodedObject encoded) {
  /**
   * A field that is present although its condition does not hold, or the other way round.
   *
   * @param path its path
   * @param required whether the condition holds
   */
  public record Misplaced(Path path, boolean required) {}

  /** The fields that {@link #check} rejects. */
  public List<Misplaced> misplaced() {
    List<Field> fields = encoded.struct().type().fields();
    List<Misplaced> misplaced = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      if (isMisplaced(i)) {
        boolean required = encoded.struct().get(i) == null;
        misplaced.add(new Misplaced(encoded.path().field(fields.get(i).id()), required));
      }
    }
    return misplaced;
  }

  private boolean isMisplaced(int index) {
    Field field = encoded.struct().type().fields().get(index);
    boolean present = encoded.struct().get(index) != null;
    boolean required = condition(index, present);
    boolean later = required && (field.storage().instance() || noCase(field));
    return required != present && !later;
  }

  /** Throws an error if a value is missing or not allowed. */
  void check() {
    List<Field> fields = encoded.struct().type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      if (isMisplaced(i)) {
        throw encoded.struct().get(i) != null
            ? error(field, "%s requires %s, which does not hold")
            : missing(field);
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
