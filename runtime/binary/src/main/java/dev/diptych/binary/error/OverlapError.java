package dev.diptych.binary.error;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.position.Overlap;
import dev.diptych.model.schema.Schema;
import java.util.Optional;

/** The error about fields at positions that overlap. */
public final class OverlapError {
  private OverlapError() {}

  /**
   * The error about the first overlap that an offset of the input causes.
   *
   * @param given the values of the input
   * @param whole the same with all offsets
   */
  public static Optional<InconsistentValueException> in(Schema schema, Struct given, Struct whole) {
    // Where fields share bytes on purpose, the slack is negative.
    return given.residue().slack() < 0
        ? Optional.empty()
        : Overlap.first(schema, whole, path -> isGiven(given, path)).map(OverlapError::of);
  }

  private static boolean isGiven(Struct root, Path path) {
    Struct owner = requireNonNull(path.parent()).in(root);
    return owner != null && owner.get(path.field()) instanceof Scalar;
  }

  /** The error about an overlap. */
  public static InconsistentValueException of(Overlap overlap) {
    String before =
        overlap.before() == null ? "the fields before it end" : overlap.before() + " ends";
    String message =
        "%s is at position %d, but %s at %d"
            .formatted(overlap.field(), overlap.position(), before, overlap.end());
    String id = overlap.offset().field();
    String omit = overlap.derivable() ? ", or omit it: it is derived" : "";
    String help =
        overlap.needed().isPresent()
            ? "set %s = %d%s".formatted(id, overlap.needed().getAsLong(), omit)
            : "change " + id + omit;
    return new InconsistentValueException(overlap.offset(), "overlap", message, help);
  }
}
