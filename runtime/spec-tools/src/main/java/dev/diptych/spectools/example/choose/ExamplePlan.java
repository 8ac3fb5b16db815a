package dev.diptych.spectools.example.choose;

import dev.diptych.model.schema.Field;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.Set;

/**
 * The optional content of an example.
 *
 * @param optional whether optional fields are present
 * @param positions whether fields at positions are present
 * @param elements whether arrays that may be empty have elements
 * @param dropped omitted fields, as the name of the struct and the id
 */
public record ExamplePlan(
    boolean optional, boolean positions, boolean elements, Set<String> dropped) {
  /** All content. */
  public static final ExamplePlan FULL = new ExamplePlan(true, true, true, Set.of());

  /** Without fields at positions. */
  public static final ExamplePlan IN_SEQUENCE = new ExamplePlan(true, false, true, Set.of());

  /** Required content only. */
  public static final ExamplePlan MINIMAL = new ExamplePlan(false, false, false, Set.of());

  /** All content except the field {@code dropped}. */
  public static ExamplePlan without(String dropped) {
    return new ExamplePlan(true, true, true, Set.of(dropped));
  }

  /** The name of {@code field} of {@code draft} in {@link #dropped}. */
  static String name(DraftStruct draft, Field field) {
    return draft.type().name() + "/" + field.id();
  }

  /** Whether {@code field} of {@code draft} may be present. */
  boolean allows(DraftStruct draft, Field field) {
    return allows(draft.type().name(), field);
  }

  /** Whether {@code field} may be present in the struct {@code struct}. */
  boolean allows(String struct, Field field) {
    boolean shown = field.storage().instance() ? positions : optional || !field.optional();
    return shown && !dropped.contains(struct + "/" + field.id());
  }
}
