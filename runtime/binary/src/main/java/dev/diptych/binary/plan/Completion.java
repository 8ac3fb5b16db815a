package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values that a document does not have, since they depend on others or on how these are packed. */
final class Completion {
  private final Sizes sizes = Sizes.withChecksums();
  private final IdentityHashMap<Value, Bytes> packed = new IdentityHashMap<>();
  private final Set<Path> omitted = new LinkedHashSet<>();

  /** Sizes of values in the file. */
  Sizes sizes() {
    return sizes;
  }

  /** The paths to checksums that have placeholders. */
  Set<Path> omitted() {
    return omitted;
  }

  /** The packed bytes of a value; null if it is not packed. */
  @Nullable Bytes packed(Value content) {
    return packed.get(content);
  }

  /** The struct with all its values, which are put into its cells. */
  Struct of(StructCells cells, Slots to, Struct struct) {
    List<Member> members = to.plan().shape().members();
    @Nullable Value[] values = struct.toArray();
    to.done(to.plan().sequence());
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && !struct.isCut(i) && isOmitted(to, members.get(i))) {
        omitted.add(to.path().field(members.get(i).field().id()));
        values[i] = Checksums.placeholder(members.get(i).field());
        to.run().encoding().placeholder(to, members.get(i).slot());
        appear(cells, to, members.get(i), values[i]);
      }
    }
    for (int i = 0; i < values.length; i++) {
      Value value = values[i];
      if (value != null && members.get(i).field().storage().packed()) {
        Value way = i + 1 < values.length ? packing(members.get(i + 1), values[i + 1]) : null;
        new Packing(cells, to, members.get(i)).pack(value, way, this);
      }
    }
    Struct siblings = struct.replaced(values);
    boolean derived = derive(cells, to, siblings, values);
    return derived ? struct.with(values) : siblings;
  }

  /** The way to pack the field before {@code next}; null for the default. */
  private static @Nullable Value packing(Member next, @Nullable Value value) {
    return next.form() == Form.PACKING ? value : null;
  }

  void packed(Value content, Bytes bytes) {
    packed.put(content, bytes);
    sizes.put(content, bytes.length());
  }

  private static void appear(StructCells cells, Slots to, Member member, Value value) {
    if (to.plan().sequential(member.slot())) {
      to.appears(member.slot());
    }
    cells.put(to, member, value);
  }

  /** Whether a checksum without a value is computed later. */
  private static boolean isOmitted(Slots to, Member member) {
    if (!member.field().isChecksum()) {
      return false;
    }
    try {
      return to.plan().step(member.slot()).holds(to);
    } catch (RejectedException e) {
      // Its condition depends on what is missing; the check of the condition reports that.
      return false;
    }
  }

  private boolean derive(StructCells cells, Slots to, Struct siblings, @Nullable Value[] values) {
    boolean any = false;
    List<Member> members = to.plan().shape().members();
    for (int i = 0; i < values.length; i++) {
      Field field = members.get(i).field();
      if (values[i] == null && siblings.isCut(i)) {
        continue;
      }
      boolean absent = field.optional() && Deriver.isUnmeasured(field, siblings);
      if (values[i] == null && field.derived() && !field.isChecksum() && !absent) {
        values[i] = Deriver.derive(field, siblings, sizes);
        if (values[i] == null) {
          throw new InconsistentValueException(
              to.path().field(field.id()), underivable(field, siblings));
        }
        appear(cells, to, members.get(i), requireNonNull(values[i]));
        any = true;
      }
    }
    return any;
  }

  private static String underivable(Field field, Struct siblings) {
    String message = field.id() + " cannot be derived";
    if (field.derivation() instanceof Derivation.LengthOf length) {
      long size =
          new Sizes().of(siblings.type().field(length.field()), siblings.get(length.field()));
      return "%s: no value of %s makes %s the %d bytes of %s"
          .formatted(
              message, field.id(), length.linear().describe(field.id()), size, length.field());
    }
    return field.derivation() instanceof Derivation.CountOf count
        ? "%s: no value of %s makes %s the number of %s"
            .formatted(message, field.id(), count.linear().describe(field.id()), count.field())
        : message;
  }
}
