package dev.diptych.spectools.example.choose;

import dev.diptych.model.schema.Field;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The optional content of an example.
 *
 * @param optional whether optional fields are present
 * @param positions whether fields at positions are present
 * @param elements whether arrays that may be empty have elements
 * @param dropped omitted fields, as the name of the struct and the id
 * @param values wanted values of fields with such names: {@link Long}, {@link String} or bytes; a
 *     field for which they are not valid has another one
 */
public record ExamplePlan(
    boolean optional,
    boolean positions,
    boolean elements,
    Set<String> dropped,
    Map<String, Object> values) {
  /** A plan without wanted values. */
  public ExamplePlan(boolean optional, boolean positions, boolean elements, Set<String> dropped) {
    this(optional, positions, elements, dropped, Map.of());
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
    return new ExamplePlan(optional, positions, elements, dropped, Map.of(name, value));
  }

  /** The same content with another set of omitted fields. */
  public ExamplePlan withDropped(Set<String> others) {
    return new ExamplePlan(optional, positions, elements, others, values);
  }

  /** The wanted value of {@code field} of {@code draft}, or null. */
  @Nullable Object wanted(DraftStruct draft, Field field) {
    return values.get(name(draft, field));
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
