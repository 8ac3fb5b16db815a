package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.StructType.NestedDerivation;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds counts and lengths in an inner struct, such as a header, of arrays and bytes in the struct
 * around it. Only a struct that occurs in one place can omit such a field.
 */
final class Lifting {
  private final Map<String, StructType> structs;
  private final Map<String, Integer> uses = new HashMap<>();

  Lifting(Map<String, StructType> structs) {
    this.structs = structs;
    for (StructType struct : structs.values()) {
      for (Field field : struct.fields()) {
        for (String each : field.type().structs()) {
          uses.merge(each, 1, Integer::sum);
        }
      }
    }
  }

  /**
   * Changes the structs so that texts can omit the fields at {@code paths}, by struct, then by
   * path.
   */
  void lift(Map<String, Map<String, Derivation>> paths) {
    for (Map.Entry<String, Map<String, Derivation>> struct : paths.entrySet()) {
      for (Map.Entry<String, Derivation> each : struct.getValue().entrySet()) {
        lift(struct.getKey(), each.getKey(), each.getValue());
      }
    }
  }

  private void lift(String name, String dotted, Derivation derivation) {
    List<String> path = Arrays.asList(dotted.split("\\.", -1));
    StructType holder = requireNonNull(structs.get(name), name);
    for (int i = 0; i < path.size() - 1; i++) {
      StructType inner = inner(holder, path.get(i));
      if (inner == null) {
        return;
      }
      holder = inner;
    }
    int index = holder.indexOf(path.get(path.size() - 1));
    boolean free =
        index >= 0
            && open(holder.fields().get(index))
            && !OffsetFields.selects(holder, holder.fields().get(index));
    if (free && known(requireNonNull(structs.get(name)), derivation)) {
      List<Field> fields = new ArrayList<>(holder.fields());
      fields.set(index, fields.get(index).withDerivation(new Derivation.Outside()));
      structs.put(holder.name(), with(holder, fields, holder.nestedDerivations()));
      StructType owner = requireNonNull(structs.get(name));
      List<NestedDerivation> lifts = new ArrayList<>(owner.nestedDerivations());
      lifts.add(new NestedDerivation(path, derivation));
      structs.put(name, with(owner, owner.fields(), lifts));
    }
  }

  /** The struct of the field {@code id} of {@code holder} if it occurs nowhere else, or null. */
  private @Nullable StructType inner(StructType holder, String id) {
    int index = holder.indexOf(id);
    Field field = index < 0 ? null : holder.fields().get(index);
    return field != null
            && field.repeat() instanceof Repeat.Once
            && field.type() instanceof Type.Nested nested
            && uses.getOrDefault(nested.struct(), 0) == 1
        ? structs.get(nested.struct())
        : null;
  }

  private static boolean open(Field field) {
    boolean number =
        field.type() instanceof Type.Bits
            || (field.type() instanceof Type.Numeric numeric && !numeric.kind().isFloat());
    return number && !field.derived() && !field.optional() && !field.repeated();
  }

  /** A packed field has no length before it is encoded. */
  private static boolean known(StructType owner, Derivation derivation) {
    return !(derivation instanceof Derivation.LengthOf length)
        || !owner.field(length.field()).storage().packed();
  }

  private static StructType with(
      StructType struct, List<Field> fields, List<NestedDerivation> lifts) {
    return new StructType(
        struct.name(),
        fields,
        struct.key(),
        struct.zips(),
        struct.doc(),
        struct.computed(),
        lifts,
        struct.aliases());
  }
}
