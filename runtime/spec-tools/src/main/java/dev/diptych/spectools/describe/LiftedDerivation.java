package dev.diptych.spectools.describe;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.StructType.NestedDerivation;
import dev.diptych.model.schema.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The derivation of a field from an outer struct.
 *
 * @param owner the name of that struct
 * @param derivation the derivation from fields of that struct
 */
record LiftedDerivation(String owner, Derivation derivation) {
  static @Nullable LiftedDerivation to(SpecView spec, StructView inner, Field field) {
    for (StructView struct : spec.structs()) {
      for (NestedDerivation nestedDerivation : struct.type().nestedDerivations()) {
        List<String> path = nestedDerivation.path();
        StructType end = end(spec, struct.type(), path.subList(0, path.size() - 1));
        boolean here = inner.type().equals(end) && path.get(path.size() - 1).equals(field.id());
        if (here) {
          return new LiftedDerivation(struct.type().name(), nestedDerivation.derivation());
        }
      }
    }
    return null;
  }

  private static @Nullable StructType end(SpecView spec, StructType from, List<String> path) {
    StructType at = from;
    for (String id : path) {
      if (at.indexOf(id) < 0 || !(at.field(id).type() instanceof Type.Nested nested)) {
        return null;
      }
      at = spec.schema().struct(nested);
    }
    return at;
  }
}
