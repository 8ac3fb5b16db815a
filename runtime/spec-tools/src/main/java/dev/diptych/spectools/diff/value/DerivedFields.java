package dev.diptych.spectools.diff.value;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import java.util.function.Predicate;

/** Whether a field is derived from the count, the length or the presence of another. */
public final class DerivedFields {
  private DerivedFields() {}

  /** Whether some field is set to the length of {@code field}. */
  public static boolean length(StructView struct, FieldView field) {
    String id = field.field().id();
    return any(
        struct.type(), from -> from instanceof Derivation.LengthOf of && of.field().equals(id));
  }

  /** Whether some field is set to the number of elements of {@code field}. */
  public static boolean count(StructView struct, FieldView field) {
    String id = field.field().id();
    return any(
        struct.type(), from -> from instanceof Derivation.CountOf of && of.field().equals(id));
  }

  /** Whether some field is derived from the presence of {@code field}. */
  public static boolean presence(StructView struct, FieldView field) {
    String id = field.field().id();
    return any(
        struct.type(),
        from -> from instanceof Derivation.PresenceOf of && of.fields().contains(id));
  }

  private static boolean any(StructType struct, Predicate<Derivation> wanted) {
    return struct.fields().stream().map(Field::derivation).anyMatch(wanted)
        || struct.nestedDerivations().stream()
            .map(StructType.NestedDerivation::derivation)
            .anyMatch(wanted);
  }
}
