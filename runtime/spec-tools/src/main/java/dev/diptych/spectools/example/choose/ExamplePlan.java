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
 * @param wishes what is wanted where the spec leaves a choice
 */
public record ExamplePlan(
    boolean optional, boolean positions, boolean elements, Set<String> dropped, Wishes wishes) {
  /** A plan without wishes. */
  public ExamplePlan(boolean optional, boolean positions, boolean elements, Set<String> dropped) {
    this(optional, positions, elements, dropped, Wishes.NONE);
  }

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

  /** The same content where the field {@code name} has {@code value}. */
  public ExamplePlan with(String name, Object value) {
    return with(Wishes.value(name, value));
  }

  /** The same content with other wishes. */
  public ExamplePlan with(Wishes others) {
    return new ExamplePlan(optional, positions, elements, dropped, others);
  }

  /** The same content with another set of omitted fields. */
  public ExamplePlan withDropped(Set<String> others) {
    return new ExamplePlan(optional, positions, elements, others, wishes);
  }

  /** The name of {@code field} of {@code draft} in {@link #dropped}. */
  public static String name(DraftStruct draft, Field field) {
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
