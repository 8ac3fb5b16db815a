package dev.diptych.model.derive;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.StructType.NestedDerivation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a struct, and of structs in it, that are derived from the number of elements of one
 * of its lists.
 *
 * @param list id of the list
 * @param fields those fields, by their path
 */
public record DerivedCounts(String list, List<NestedDerivation> fields) {
  public DerivedCounts {
    fields = List.copyOf(fields);
  }

  /** The fields of a type. */
  public static DerivedCounts of(StructType type, String list) {
    List<NestedDerivation> found = new ArrayList<>();
    for (Field field : type.fields()) {
      add(found, new NestedDerivation(List.of(field.id()), field.derivation()), list);
    }
    type.nestedDerivations().forEach(each -> add(found, each, list));
    return new DerivedCounts(list, found);
  }

  private static void add(List<NestedDerivation> to, NestedDerivation field, String list) {
    if (field.derivation() instanceof Derivation.CountOf count && count.field().equals(list)) {
      to.add(field);
    }
  }

  /** The ids of the fields, without those of the structs around them. */
  public Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    fields.forEach(each -> ids.add(each.path().get(each.path().size() - 1)));
    return ids;
  }

  /**
   * The struct with the fields that a list of {@code count} elements would give it, whatever list
   * it has.
   *
   * @return null if a field does not exist, or no number of it means so many elements
   */
  public @Nullable Struct with(Struct struct, long count) {
    Struct changed = struct;
    for (NestedDerivation each : fields) {
      Long number = ((Derivation.CountOf) each.derivation()).linear().invert(count);
      if (number == null || !NestedDerivations.exists(changed, each)) {
        return null;
      }
      changed = NestedDerivations.put(changed, each.path(), Scalar.of(number));
    }
    return changed;
  }
}
