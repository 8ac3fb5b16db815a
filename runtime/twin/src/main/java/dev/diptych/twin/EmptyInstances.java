package dev.diptych.twin;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Empty values at positions: a text may omit them, because no byte of the file depends on them, but
 * decoding finds them.
 */
final class EmptyInstances {
  private EmptyInstances() {}

  /** {@code decoded} without the empty values at positions that {@code expected} omits. */
  static Struct without(Struct decoded, Struct expected) {
    if (!decoded.type().equals(expected.type())) {
      return decoded;
    }
    @Nullable Value[] values = decoded.toArray();
    for (int i = 0; i < values.length; i++) {
      Value value = values[i];
      Value other = expected.get(i);
      boolean instance = decoded.type().fields().get(i).storage().instance();
      if (other == null && instance && value instanceof Blob blob && blob.length() == 0) {
        values[i] = null;
      } else if (other != null && value != null) {
        values[i] = without(value, other);
      }
    }
    return decoded.replaced(values);
  }

  private static Value without(Value decoded, Value expected) {
    if (decoded instanceof Struct one && expected instanceof Struct other) {
      return without(one, other);
    }
    if (!(decoded instanceof Sequence some)
        || !(expected instanceof Sequence others)
        || some.elements().size() != others.elements().size()) {
      return decoded;
    }
    List<Value> elements = new ArrayList<>(some.elements());
    boolean changed = false;
    for (int i = 0; i < elements.size(); i++) {
      elements.set(i, without(elements.get(i), others.elements().get(i)));
      changed |= elements.get(i) != some.elements().get(i);
    }
    return changed ? new Sequence(elements) : decoded;
  }
}
