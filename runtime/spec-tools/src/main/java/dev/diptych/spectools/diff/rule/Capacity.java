package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.value.StoredValues;
import dev.diptych.spectools.diff.value.Values;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How many elements or bytes a text may give a field: as many as the number that is derived from
 * them can hold.
 */
final class Capacity {
  private final SpecView spec;
  private final StructView struct;
  private final FieldView field;

  private Capacity(SpecView spec, StructView struct, FieldView field) {
    this.spec = spec;
    this.struct = struct;
    this.field = field;
  }

  /** Whether the new spec stores every number of elements that old texts may have. */
  static boolean holdsElements(FieldPair fields) {
    return holds(before(fields).most(true), after(fields).most(true));
  }

  /** Whether the new spec stores every number of bytes that old texts may have. */
  static boolean holdsBytes(FieldPair fields) {
    BigInteger fixed = before(fields).fixed();
    return holds(fixed == null ? before(fields).most(false) : fixed, after(fields).most(false));
  }

  private static Capacity before(FieldPair fields) {
    return new Capacity(
        fields.structs().specs().before(), fields.structs().before(), fields.before());
  }

  private static Capacity after(FieldPair fields) {
    return new Capacity(fields.structs().specs().after(), fields.structs().after(), fields.after());
  }

  private static boolean holds(@Nullable BigInteger was, @Nullable BigInteger is) {
    return is == null || (was != null && was.compareTo(is) <= 0);
  }

  /** The size of a field that always has the same; null for others. */
  private @Nullable BigInteger fixed() {
    Type type = field.field().type();
    Frame frame =
        type instanceof Type.Text text
            ? text.frame()
            : type instanceof Type.Bytes bytes ? bytes.frame() : null;
    return frame instanceof Frame.FixedSize size ? BigInteger.valueOf(size.size()) : null;
  }

  /** The largest number; null if there is none. */
  private @Nullable BigInteger most(boolean elements) {
    for (Field each : struct.type().fields()) {
      Linear linear = linear(each.derivation(), elements);
      if (linear != null) {
        return most(struct, each.id(), linear);
      }
    }
    for (StructType.NestedDerivation each : struct.type().nestedDerivations()) {
      Linear linear = linear(each.derivation(), elements);
      if (linear != null) {
        return most(each.path(), linear);
      }
    }
    return null;
  }

  /** How {@code derivation} is computed from the elements or the bytes of the field, or null. */
  private @Nullable Linear linear(@Nullable Derivation derivation, boolean elements) {
    String id = field.field().id();
    if (elements && derivation instanceof Derivation.CountOf count && count.field().equals(id)) {
      return count.linear();
    }
    return !elements
            && derivation instanceof Derivation.LengthOf length
            && length.field().equals(id)
        ? length.linear()
        : null;
  }

  private @Nullable BigInteger most(List<String> path, Linear linear) {
    StructView owner = struct;
    for (String id : path.subList(0, path.size() - 1)) {
      if (!(owner.requireField(id).field().type() instanceof Type.Nested nested)) {
        return BigInteger.ZERO;
      }
      owner = spec.struct(nested.struct());
    }
    return most(owner, path.get(path.size() - 1), linear);
  }

  private static @Nullable BigInteger most(StructView owner, String id, Linear linear) {
    Values.Range range = StoredValues.domain(owner, owner.requireField(id)).hull();
    return range == null ? null : applied(linear, range.min()).max(applied(linear, range.max()));
  }

  private static BigInteger applied(Linear linear, BigInteger number) {
    return number
        .multiply(BigInteger.valueOf(linear.scale()))
        .add(BigInteger.valueOf(linear.offset()));
  }
}
