package dev.diptych.model.derive;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType.Lift;
import java.util.List;

/** Fields of a struct's inner structs that follow from its own fields. */
public final class Lifts {
  private Lifts() {}

  /** {@code struct} with every such field set that is not said. */
  public static Struct set(Struct struct) {
    Struct all = struct;
    for (Lift lift : struct.type().lifts()) {
      if (reached(all, lift) && at(all, lift.way()) == null) {
        all = put(all, lift.way(), derived(all, lift));
      }
    }
    return all;
  }

  /** {@code struct} without those that follow just so. */
  public static Struct hidden(Struct struct) {
    Struct rest = struct;
    for (Lift lift : struct.type().lifts()) {
      if (reached(rest, lift)) {
        Value value = at(rest, lift.way());
        if (value != null && value.equals(derived(rest, lift))) {
          rest = put(rest, lift.way(), null);
        }
      }
    }
    return rest;
  }

  /**
   * The value that {@code struct} gives to the end of {@code lift}, or null where it gives none.
   */
  public static Value derived(Struct struct, Lift lift) {
    return Deriver.derive(lift.derivation(), struct, new Sizes());
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
  public static Field field(Struct struct, Lift lift) {
    int last = lift.way().size() - 1;
    Struct holder = (Struct) at(struct, lift.way().subList(0, last));
    return holder.type().field(lift.way().get(last));
  }

  /** Whether there is a struct that has the field at the end of the way of {@code lift}. */
  public static boolean reached(Struct struct, Lift lift) {
    return at(struct, lift.way().subList(0, lift.way().size() - 1)) instanceof Struct;
  }

  private static Struct put(Struct struct, List<String> way, Value value) {
    String id = way.get(0);
    Value changed =
        way.size() == 1 ? value : put((Struct) struct.get(id), way.subList(1, way.size()), value);
    return struct.with(id, changed);
  }
}
