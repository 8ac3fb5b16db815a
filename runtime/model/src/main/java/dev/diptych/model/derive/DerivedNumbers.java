package dev.diptych.model.derive;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.StructType.NestedDerivation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a struct, and of structs in it, that are derived from the number of elements or the
 * size of one of its fields.
 *
 * @param fields those fields, by their path
 */
public record DerivedNumbers(List<NestedDerivation> fields) {
  public DerivedNumbers {
    fields = List.copyOf(fields);
  }

  /**
   * The fields of a type.
   *
   * @param id id of the field that they are derived from
   */
  public static DerivedNumbers of(StructType type, String id) {
    List<NestedDerivation> found = new ArrayList<>();
    for (Field field : type.fields()) {
      add(found, new NestedDerivation(List.of(field.id()), field.derivation()), id);
    }
    type.nestedDerivations().forEach(each -> add(found, each, id));
    return new DerivedNumbers(found);
  }

  private static void add(List<NestedDerivation> to, NestedDerivation field, String id) {
    Linear linear = linear(field.derivation(), id);
    if (linear != null) {
      to.add(field);
    }
  }

  private static @Nullable Linear linear(Derivation derivation, String id) {
    if (derivation instanceof Derivation.CountOf count && count.field().equals(id)) {
      return count.linear();
    }
    return derivation instanceof Derivation.LengthOf length && length.field().equals(id)
        ? length.linear()
        : null;
  }

  private static Linear linear(Derivation derivation) {
    return derivation instanceof Derivation.CountOf count
        ? count.linear()
        : ((Derivation.LengthOf) derivation).linear();
  }

  /** The ids of the fields, without those of the structs around them. */
  public Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    fields.forEach(each -> ids.add(each.path().get(each.path().size() - 1)));
    return ids;
  }

  /**
   * The struct with the fields that {@code number} elements or bytes would give it; its own number
   * is not looked at.
   *
   * @return null if a field does not exist, or no number of it means so many
   */
  public @Nullable Struct with(Struct struct, long number) {
    Struct changed = struct;
    for (NestedDerivation each : fields) {
      Long value = linear(each.derivation()).invert(number);
      if (value == null || !NestedDerivations.exists(changed, each)) {
        return null;
      }
      changed = NestedDerivations.put(changed, each.path(), Scalar.of(value));
    }
    return changed;
  }
}
