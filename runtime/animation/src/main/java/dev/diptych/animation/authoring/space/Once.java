package dev.diptych.animation.authoring.space;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed when it is first asked for. That it does not depend on itself is the
 * business of what computes it: an {@link Evaluation} ends a cycle.
 *
 * @param <V> its type
 */
final class Once<V> {
  private final Supplier<V> supplier;
  private @Nullable V value;

  Once(Supplier<V> supplier) {
    this.supplier = supplier;
  }

  /** A value that is known. */
  static <V> Once<V> of(V value) {
    Once<V> known = new Once<>(() -> value);
    known.value = value;
    return known;
  }

  /** Whether the value is known without asking anything. */
  boolean isKnown() {
    return value != null;
  }

  V get() {
    V found = value;
    if (found == null) {
      found = supplier.get();
      value = found;
    }
    return found;
  }
}
