package dev.diptych.animation.authoring.space;

import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A function of time that may depend on others. The last two results are kept, because an object is
 * asked for one time by everything that follows it.
 *
 * @param <V> its values
 */
public final class Node<V> {
  private final String name;
  private final Evaluation evaluation;
  private final DoubleFunction<V> function;
  private double time = Double.NaN;
  private double timeBefore = Double.NaN;
  private @Nullable V value;
  private @Nullable V valueBefore;

  /**
   * A function.
   *
   * @param name the object in messages about cycles; empty for a step that they omit
   */
  public Node(String name, Evaluation evaluation, DoubleFunction<V> function) {
    this.name = name;
    this.evaluation = evaluation;
    this.function = function;
  }

  /** The value at {@code at}. */
  public V at(double at) {
    V kept = at == time ? value : at == timeBefore ? valueBefore : null;
    if (kept != null) {
      return kept;
    }
    evaluation.enter(this, name, at);
    try {
      V found = function.apply(at);
      timeBefore = time;
      valueBefore = value;
      time = at;
      value = found;
      return found;
    } finally {
      evaluation.leave();
    }
  }
}
