package dev.diptych.ksy.resolve;

import dev.diptych.ir.Origin;
import dev.diptych.ir.Place;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.expression.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scalar of a {@code .ksy}: the value at a path or, for cases, the key itself.
 *
 * @param module the file
 * @param path keys and indices from its top
 * @param key whether it is the key
 */
record Scalar(KsyModule module, List<String> path, boolean key) {
  Scalar(KsyModule module, List<String> path) {
    this(module, path, false);
  }

  /** The value below this one. */
  Scalar to(String... keys) {
    List<String> joined = new ArrayList<>(path);
    joined.addAll(List.of(keys));
    return new Scalar(module, List.copyOf(joined), false);
  }

  /** The key of this value. */
  Scalar itsKey() {
    return new Scalar(module, path, true);
  }

  /** The node for the records of the spec. */
  Origin origin() {
    return new Origin(module, path);
  }

  /** The characters of {@code span} in it; all of it for null. */
  Place at(Tree.@Nullable Span span) {
    return span == null
        ? new Place(origin(), key, 0, Integer.MAX_VALUE)
        : new Place(origin(), key, span.start(), span.end());
  }
}
