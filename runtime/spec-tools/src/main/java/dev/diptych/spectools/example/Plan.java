package dev.diptych.spectools.example;

import dev.diptych.model.schema.Field;
import java.util.Set;

/**
 * How much an example shows.
 *
 * @param optional whether fields are there that need not be
 * @param positions whether fields are there that stand at positions
 * @param elements whether arrays have elements that need none
 * @param dropped fields that are left out, as the struct's name and the field's id
 */
record Plan(boolean optional, boolean positions, boolean elements, Set<String> dropped) {
  /** All there is. */
  static final Plan FULL = new Plan(true, true, true, Set.of());

  /** Without what stands at positions. */
  static final Plan IN_SEQUENCE = new Plan(true, false, true, Set.of());

  /** Nothing that need not be. */
  static final Plan LEAST = new Plan(false, false, false, Set.of());

  /** All there is but the field {@code dropped}. */
  static Plan without(String dropped) {
    return new Plan(true, true, true, Set.of(dropped));
  }

  /** How {@link #dropped} calls {@code field} of {@code draft}. */
  static String name(Draft draft, Field field) {
    return draft.type().name() + "/" + field.id();
  }

  /** Whether {@code field} of {@code draft} may be there. */
  boolean allows(Draft draft, Field field) {
    return allows(draft.type().name(), field);
  }

  /** Whether {@code field} may be there in the struct {@code struct}. */
  boolean allows(String struct, Field field) {
    boolean shown = field.storage().instance() ? positions : optional || !field.optional();
    return shown && !dropped.contains(struct + "/" + field.id());
  }
}
