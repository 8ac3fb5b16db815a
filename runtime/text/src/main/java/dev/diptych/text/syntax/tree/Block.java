package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;
import java.util.List;

/**
 * A block {@code Name { … }}. A text may have millions: places are kept as numbers.
 *
 * @param name its name
 * @param nameStart where the name starts
 * @param nameEnd where it ends
 * @param items what is in it
 * @param end where it ends, behind its closing brace
 */
public record Block(String name, int nameStart, int nameEnd, List<Item> items, int end)
    implements Item {
  /** Keeps its own copy of the list. */
  public Block {
    items = List.copyOf(items);
  }

  /** A block whose name stands at {@code nameSpan} and that itself stands at {@code span}. */
  public Block(String name, Span nameSpan, List<Item> items, Span span) {
    this(name, nameSpan.start(), nameSpan.end(), items, span.end());
  }

  /** Where the name stands. */
  public Span nameSpan() {
    return new Span(nameStart, nameEnd);
  }

  /** From the name to the closing brace. */
  @Override
  public Span span() {
    return new Span(nameStart, end);
  }
}
