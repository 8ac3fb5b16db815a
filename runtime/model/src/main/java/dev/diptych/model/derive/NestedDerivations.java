package dev.diptych.model.derive;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType.NestedDerivation;
import java.util.List;

/** Fields of a struct's inner structs that follow from its own fields. */
public final class NestedDerivations {
  private NestedDerivations() {}

  /** {@code struct} with every such field set that is not said. */
  public static Struct fill(Struct struct) {
    Struct all = struct;
    for (NestedDerivation nestedDerivation : struct.type().nestedDerivations()) {
      if (exists(all, nestedDerivation) && at(all, nestedDerivation.path()) == null) {
        all = put(all, nestedDerivation.path(), derived(all, nestedDerivation));
      }
    }
    return all;
  }

  /** {@code struct} without those that follow just so. */
  public static Struct omit(Struct struct) {
    Struct rest = struct;
    for (NestedDerivation nestedDerivation : struct.type().nestedDerivations()) {
      if (exists(rest, nestedDerivation)) {
        Value value = at(rest, nestedDerivation.path());
        if (value != null && value.equals(derived(rest, nestedDerivation))) {
          rest = put(rest, nestedDerivation.path(), null);
        }
      }
    }
    return rest;
  }

  /**
   * The value that {@code struct} gives to the end of {@code lift}, or null where it gives none.
   */
  public static Value derived(Struct struct, NestedDerivation nestedDerivation) {
    return Deriver.derive(nestedDerivation.derivation(), struct, new Sizes());
  }

  /** The value at the end of {@code way}, or null. */
  public static Value at(Struct struct, List<String> way) {
    Value value = struct;
    for (String id : way) {
      value = value instanceof Struct inner ? inner.get(id) : null;
    }
    return value;
  }

  /** The field at the end of the way of {@code lift}; there must be a struct that has it. */
  public static Field field(Struct struct, NestedDerivation nestedDerivation) {
    int last = nestedDerivation.path().size() - 1;
    Struct holder = (Struct) at(struct, nestedDerivation.path().subList(0, last));
    return holder.type().field(nestedDerivation.path().get(last));
  }

  /** Whether there is a struct that has the field at the end of the way of {@code lift}. */
  public static boolean exists(Struct struct, NestedDerivation nestedDerivation) {
    return at(struct, nestedDerivation.path().subList(0, nestedDerivation.path().size() - 1))
        instanceof Struct;
  }

  private static Struct put(Struct struct, List<String> way, Value value) {
    String id = way.get(0);
    Value changed =
        way.size() == 1 ? value : put((Struct) struct.get(id), way.subList(1, way.size()), value);
    return struct.with(id, changed);
  }
}
