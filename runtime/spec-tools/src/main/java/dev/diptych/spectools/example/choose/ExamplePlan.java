package dev.diptych.spectools.example.choose;

import dev.diptych.model.schema.Field;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.Set;

/**
 * How much an example shows.
 *
 * @param optional whether fields are there that need not be
 * @param positions whether fields are there that stand at positions
 * @param elements whether arrays have elements that need none
 * @param dropped fields that are left out, as the struct's name and the field's id
 */
public record ExamplePlan(
    boolean optional, boolean positions, boolean elements, Set<String> dropped) {
  /** All there is. */
  public static final ExamplePlan FULL = new ExamplePlan(true, true, true, Set.of());

  /** Without what stands at positions. */
  public static final ExamplePlan IN_SEQUENCE = new ExamplePlan(true, false, true, Set.of());

  /** Nothing that need not be. */
  public static final ExamplePlan MINIMAL = new ExamplePlan(false, false, false, Set.of());

  /** All there is but the field {@code dropped}. */
  public static ExamplePlan without(String dropped) {
    return new ExamplePlan(true, true, true, Set.of(dropped));
  }

  /** How {@link #dropped} calls {@code field} of {@code draft}. */
  static String name(DraftStruct draft, Field field) {
    return draft.type().name() + "/" + field.id();
  }

  /** Whether {@code field} of {@code draft} may be there. */
  boolean allows(DraftStruct draft, Field field) {
    return allows(draft.type().name(), field);
  }

  /** Whether {@code field} may be there in the struct {@code struct}. */
  boolean allows(String struct, Field field) {
    boolean shown = field.storage().instance() ? positions : optional || !field.optional();
    return shown && !dropped.contains(struct + "/" + field.id());
  }
}
