package dev.diptych.authoring.tree;

import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Adds steps to parts of values. */
final class Expanded {
  private Expanded() {}

  /** Evaluated {@code values} that came here by {@code step}. */
  static List<Value> all(List<Value> values, Origin.@Nullable Step step) {
    return values.stream().<Value>map(value -> ((Evaluated) value).within(step)).toList();
  }
}
