package dev.diptych.model.document;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a repeated field.
 *
 * @param elements the elements in file order
 */
public record Sequence(List<Value> elements) implements Value {
  public Sequence {
    elements = List.copyOf(elements);
  }

  // Plain code: the first use of a generated equals takes 10 ms, and each further one more.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Sequence sequence && elements.equals(sequence.elements);
  }

  @Override
  public int hashCode() {
    return elements.hashCode();
  }
}
