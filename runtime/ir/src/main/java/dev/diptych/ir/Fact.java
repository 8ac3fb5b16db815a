package dev.diptych.ir;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a node of an expression besides its shape. All facts are equal, so that
 * expressions are compared by their shape.
 *
 * @param type the type of its values
 * @param target what a name, a property, a label, a cast or a size refers to; null for other nodes
 * @param place its place; null for one that no author wrote
 */
public record Fact(ValueType type, @Nullable Target target, @Nullable Place place) {
  /** Of an expression that is made, not read: nothing is known. */
  public static final Fact NONE = new Fact(ValueType.ANY, null, null);

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fact;
  }

  @Override
  public int hashCode() {
    return 0;
  }
}
