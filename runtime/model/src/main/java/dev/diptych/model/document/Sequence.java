package dev.diptych.model.document;

import java.util.List;

/**
 * The elements of a repeated field.
 *
 * @param elements the elements in file order
 */
public record Sequence(List<Value> elements) implements Value {
  public Sequence {
    elements = List.copyOf(elements);
  }
}
