package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Arrangement;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Omits the offsets of a document that follow from an arrangement, and computes omitted ones. */
public final class Offsets {
  /** Numbers of variable size settle after as many rounds as they have bytes at most. */
  private static final int MAX_ROUNDS = 16;

  private final Schema schema;
  private final OffsetValues values;
  private final boolean varying;

  /** Offsets of documents of {@code schema}. */
  public Offsets(Schema schema) {
    this.schema = schema;
    this.values = new OffsetValues(schema);
    this.varying =
        schema.structs().values().stream()
            .flatMap(struct -> struct.fields().stream())
            .anyMatch(field -> field.isOffset() && field.type() instanceof Type.Varint);
  }

  /** The offsets of {@code root} that are neither numbers nor the bytes of numbers. */
  public MissingOffsets missing(Struct root) {
    return schema.hasOffsets() ? values.missing(root) : MissingOffsets.NONE;
  }

  /**
   * A document with all its offsets and without an {@link Arrangement}.
   *
   * @param root the document
   * @param missing the offsets to compute
   * @param sizes sizes of packed values
   * @throws UnplacedFieldException if an offset cannot be computed
   */
  public Struct fill(Struct root, MissingOffsets missing, Sizes sizes) {
    Arrangement arrangement = root.residue().arrangement();
    Struct plain =
        arrangement.isDefault() ? root : root.with(root.residue().with(Arrangement.DEFAULT));
    if (missing.isEmpty()) {
      return plain;
    }
    Struct guess = with(plain, missing.paths(), Map.of());
    for (int round = 0; round < MAX_ROUNDS; round++) {
      Items items = Items.of(schema, guess, sizes);
      Struct next = with(guess, missing.paths(), new Placement(items, arrangement, missing).run());
      if (!varying || next.equals(guess)) {
        return new Slack(schema, sizes).add(next);
      }
      guess = next;
    }
    throw UnplacedFieldException.unsettled(missing.paths().iterator().next());
  }

  /** A copy of {@code root} with zeros for {@code missing} offsets. */
  public Struct zeros(Struct root, MissingOffsets missing) {
    return with(root, missing.paths(), Map.of());
  }

  /** A copy with zeros for missing offsets that {@code computed} does not have. */
  private Struct with(Struct root, Set<Path> missing, Map<Path, Long> computed) {
    return values.replace(
        root,
        (path, value) ->
            missing.contains(path) ? Scalar.of(computed.getOrDefault(path, 0L)) : value);
  }

  /**
   * A document without the offsets that {@link #fill} computes again, in the arrangement that omits
   * most.
   *
   * @param root the document, with or without all its offsets
   */
  public Struct omit(Struct root) {
    if (!schema.hasOffsets() || !missing(root).isEmpty() || root.isDamaged()) {
      return root;
    }
    Sizes sizes = new Sizes();
    Items items = Items.of(schema, root, sizes);
    Omission best = Omission.best(items);
    Map<Path, Reference> references = new Views(items, best.omitted()).references();
    return without(root, best, references, sizes)
        .or(() -> without(root, best, Map.of(), sizes))
        .orElse(root);
  }

  /** The document without what {@code best} omits; empty if that cannot be restored. */
  private Optional<Struct> without(
      Struct root, Omission best, Map<Path, Reference> references, Sizes sizes) {
    if (best.omitted().isEmpty() && references.isEmpty()) {
      return Optional.empty();
    }
    Struct less =
        values.replace(
            root,
            (path, value) ->
                best.omitted().contains(path) ? null : reference(references, path, value));
    Residue residue = new Slack(schema, sizes).remove(root).with(best.arrangement());
    return Optional.of(less.with(residue)).filter(each -> restores(each, root, sizes));
  }

  private static @Nullable Value reference(
      Map<Path, Reference> references, Path path, @Nullable Value value) {
    Reference reference = references.get(path);
    return reference == null ? value : reference;
  }

  private boolean restores(Struct less, Struct root, Sizes sizes) {
    try {
      return fill(less, missing(less), sizes).equals(root);
    } catch (UnplacedFieldException e) {
      return false;
    }
  }
}
