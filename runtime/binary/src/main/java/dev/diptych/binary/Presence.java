package dev.diptych.binary;

import dev.diptych.model.schema.Field;
import dev.diptych.records.TooMuchException;

/**
 * Whether the fields that a spec gives under a condition are there just where it holds.
 *
 * @param one an object and what it was made of
 */
record Presence(ObjectWriter.Made one) {
  /** Throws where a field is there and must not be, or the other way round. */
  void check() {
    for (Field field : one.struct().type().fields()) {
      Boolean wanted = wanted(field);
      boolean there = there(field);
      if (wanted != null && wanted != there && !(field.storage().instance() && wanted)) {
        throw there
            ? refused(
                field, "%s stands here, but the spec gives it only if %s, which does not hold")
            : missing(field);
      }
    }
  }

  /**
   * Why the object could not be written: a field that is missing though its condition holds where
   * writing has come to; or null where there is none.
   */
  Inconsistency missing() {
    for (Field field : one.struct().type().fields()) {
      if (one.object()._io() != null && !there(field) && Boolean.TRUE.equals(wanted(field))) {
        return missing(field);
      }
    }
    return null;
  }

  private boolean there(Field field) {
    return one.struct().get(field.id()) != null;
  }

  /** Whether the spec gives {@code field}, or null where that is always or not known yet. */
  private Boolean wanted(Field field) {
    Members members = Members.of(one.object().getClass());
    String condition = "twin_if_" + field.id();
    if (!members.has(condition)) {
      return null;
    }
    try {
      return Boolean.TRUE.equals(members.get(one.object(), condition));
    } catch (TooMuchException e) {
      throw e;
    } catch (RuntimeException e) {
      // It depends on where the object is written: writing will show.
      return null;
    }
  }

  private Inconsistency missing(Field field) {
    return refused(field, "%s is missing: the spec gives it if %s, which holds");
  }

  private Inconsistency refused(Field field, String message) {
    String said = message.formatted(field.id(), field.storage().condition());
    return new Inconsistency(one.path().field(field.id()), said);
  }
}
