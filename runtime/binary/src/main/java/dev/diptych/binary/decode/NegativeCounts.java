package dev.diptych.binary.decode;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rejects negative counts: generated code reads them as zero, and the number would be lost. */
final class NegativeCounts {
  private NegativeCounts() {}

  static Optional<Diagnostic> find(Struct root, Locations locations) {
    // Paths are only built if there is an error.
    return any(root) ? find(root, Path.ROOT, locations) : Optional.empty();
  }

  private static boolean any(Struct struct) {
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      boolean counts = fields.get(i).derivation() instanceof Derivation.CountOf;
      if (any(struct.get(i), counts)) {
        return true;
      }
    }
    return false;
  }

  private static boolean any(@Nullable Value value, boolean counts) {
    if (value instanceof Struct inner) {
      return any(inner);
    }
    if (value instanceof Sequence sequence) {
      for (Value element : sequence.elements()) {
        if (any(element, counts)) {
          return true;
        }
      }
    }
    return counts && value instanceof Scalar count && count.bits() < 0;
  }

  private static Optional<Diagnostic> find(Struct struct, Path path, Locations locations) {
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Path at = path.field(fields.get(i).id());
      Optional<Diagnostic> found = inValue(fields.get(i), struct.get(i), at, locations);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Diagnostic> inValue(
      Field field, @Nullable Value value, Path at, Locations locations) {
    if (value instanceof Struct inner) {
      return find(inner, at, locations);
    }
    if (value instanceof Sequence sequence) {
      for (int i = 0; i < sequence.elements().size(); i++) {
        Optional<Diagnostic> found =
            inValue(field, sequence.elements().get(i), at.at(i), locations);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    boolean counts = field.derivation() instanceof Derivation.CountOf;
    return counts && value instanceof Scalar count && count.bits() < 0
        ? Optional.of(negative(field, count.bits(), at, locations))
        : Optional.empty();
  }

  private static Diagnostic negative(Field field, long count, Path at, Locations locations) {
    String of = ((Derivation.CountOf) field.derivation()).field();
    String message = field.id() + " is " + count + ": the number of " + of + " cannot be negative";
    return Diagnostic.error("negative-count", locations.locate(at), message);
  }
}
