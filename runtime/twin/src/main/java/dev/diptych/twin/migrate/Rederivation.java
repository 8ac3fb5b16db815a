package dev.diptych.twin.migrate;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.NestedDerivations;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes derived fields again after values have changed. A value that still means the derived one
 * stays as it is, such as a flag of 255. What only encoding can derive becomes absent.
 */
public final class Rederivation {
  private Rederivation() {}

  /** The document with root {@code struct} after its derived fields are computed again. */
  public static Struct of(Struct struct) {
    @Nullable Value[] values = struct.toArray();
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < values.length; i++) {
      values[i] = inner(fields.get(i), values[i]);
    }
    Struct siblings = struct.replaced(values);
    for (int i = 0; i < values.length; i++) {
      Field field = fields.get(i);
      if (isOwn(field)) {
        values[i] = derived(field, values[i], siblings);
      }
    }
    return NestedDerivations.rederive(siblings.replaced(values));
  }

  /** Whether {@code field} is derived from its siblings alone. */
  public static boolean isOwn(Field field) {
    boolean outside = field.derivation() instanceof Derivation.Outside;
    return field.derived() && !outside && !field.isOffset() && !field.isChecksum();
  }

  private static @Nullable Value derived(Field field, @Nullable Value value, Struct siblings) {
    Value derived = Deriver.derive(field, siblings);
    boolean absent = field.optional() && value == null && Deriver.constant(field) != null;
    boolean kept =
        value != null
            && (Deriver.isUnconstrained(field, siblings)
                || (derived != null && Deriver.agrees(field, value, derived)));
    return absent || kept ? value : derived;
  }

  private static @Nullable Value inner(Field field, @Nullable Value value) {
    if (value instanceof Struct struct) {
      return ZeroPadding.add(field, of(struct));
    }
    if (!(value instanceof Sequence sequence)) {
      return value;
    }
    boolean changed = false;
    List<Value> elements = new ArrayList<>();
    for (Value element : sequence.elements()) {
      Value again = element instanceof Struct ? inner(field, element) : element;
      changed |= again != element;
      elements.add(java.util.Objects.requireNonNull(again));
    }
    return changed ? new Sequence(elements) : value;
  }
}
