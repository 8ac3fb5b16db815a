package dev.diptych.model.document;

import java.util.List;

/**
 * The elements of a repeated field.
 *
 * @param elements in the order of the bytes
 */
public record Sequence(List<Value> elements) implements Value {
  /** Keeps its own copy. */
  public Sequence {
    elements = List.copyOf(elements);
  }
}
