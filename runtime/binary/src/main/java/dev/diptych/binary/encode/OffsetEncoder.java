package dev.diptych.binary.encode;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.document.ValuesAt;
import dev.diptych.model.position.MissingOffsets;
import dev.diptych.model.position.Offsets;
import dev.diptych.model.position.UnplacedFieldException;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Computes the offsets that a document omits, before it is encoded. */
public final class OffsetEncoder {
  private final Schema schema;
  private final Completer completer;
  private final Offsets offsets;

  /** Completes values, except for their offsets. */
  public interface Completer {
    /** The values with their packed lengths and placeholders. */
    Completed complete(Struct root);
  }

  /**
   * Values with their packed lengths and placeholders.
   *
   * @param root the values
   * @param sizes the sizes of packed values
   * @param omitted the paths to checksums that have placeholders
   */
  public record Completed(Struct root, Sizes sizes, Set<Path> omitted) {}

  /**
   * Computes the offsets of values of {@code schema}.
   *
   * @param completer completes values whose offsets are zeros
   */
  public OffsetEncoder(Schema schema, Completer completer) {
    this.schema = schema;
    this.completer = completer;
    this.offsets = new Offsets(schema);
  }

  /**
   * {@code root} with all its offsets.
   *
   * @throws InconsistentValueException if one cannot be computed
   */
  public Struct complete(Struct root) {
    MissingOffsets missing = offsets.missing(root);
    try {
      return checked(filled(root, missing), missing.paths());
    } catch (UnplacedFieldException e) {
      throw error(e);
    }
  }

  private Struct filled(Struct root, MissingOffsets missing) {
    try {
      return offsets.fill(root, missing, new Sizes());
    } catch (UnplacedFieldException e) {
      if (!hasLateSizes(schema)) {
        throw e;
      }
    }
    // Sizes of packed fields are only known after packing, which depends on no offset; whether
    // optional checksums are present, when their conditions are evaluated.
    Completed packed = completer.complete(offsets.zeros(root, missing));
    Struct filled = offsets.fill(packed.root().with(root.residue()), missing, packed.sizes());
    Map<Path, @Nullable Value> placeholders = new HashMap<>();
    packed.omitted().forEach(path -> placeholders.put(path, null));
    return new ValuesAt(placeholders).in(filled);
  }

  /** Whether sizes are only known when values are packed and conditions evaluated. */
  public static boolean hasLateSizes(Schema schema) {
    return schema.structs().values().stream()
        .flatMap(struct -> struct.fields().stream())
        .anyMatch(field -> field.storage().packed() || (field.isChecksum() && field.optional()));
  }

  private Struct checked(Struct root, Set<Path> computed) {
    Map<String, Path> sorted = new TreeMap<>();
    computed.forEach(path -> sorted.put(path.toString(), path));
    for (Path path : sorted.values()) {
      Struct owner = struct(root, Objects.requireNonNull(path.parent()));
      Field field = owner.type().field(path.field());
      long value = ((Scalar) owner.require(path.field())).bits();
      if (!holds(field.type(), value)) {
        String message = "%s cannot represent %d, the position of %s";
        throw new InconsistentValueException(
            path, "too-many", message.formatted(path, value, target(field)));
      }
    }
    return root;
  }

  private static boolean holds(Type type, long value) {
    if (type instanceof Type.Varint varint) {
      return value >= 0 && Adapter.named(varint.adapter()).encode(value) != null;
    }
    return type instanceof Type.Bits bits
        ? bits.holds(value)
        : ((Type.Numeric) type).kind().holds(value);
  }

  private static String target(Field field) {
    return ((Derivation.PositionOf) field.derivation()).field();
  }

  private static Struct struct(Struct root, Path path) {
    Path parent = path.parent();
    if (parent == null) {
      return root;
    }
    Value value = struct(root, parent).require(path.field());
    return (Struct)
        (value instanceof Sequence sequence ? sequence.elements().get(path.index()) : value);
  }

  private static InconsistentValueException error(UnplacedFieldException e) {
    return new InconsistentValueException(
        e.offset(), "inconsistent", e.getMessage(), "set it to a number");
  }
}
