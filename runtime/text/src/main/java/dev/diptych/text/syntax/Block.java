package dev.diptych.text.syntax;

import dev.diptych.model.source.Span;
import java.util.List;

/**
 * A block {@code Name { … }}.
 *
 * @param name its name
 * @param nameSpan where the name stands
 * @param items what is in it
 * @param span from the name to the closing brace
 */
public record Block(String name, Span nameSpan, List<Item> items, Span span) implements Item {
  /** Keeps its own copy of the list. */
  public Block {
    items = List.copyOf(items);
  }
}
