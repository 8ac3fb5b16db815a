package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;
import java.util.List;

/**
 * A block {@code Name { … }}. A text may have millions, so offsets are plain numbers.
 *
 * @param name its name
 * @param nameStart start of the name
 * @param nameEnd end of the name
 * @param items its items
 * @param end end after its closing brace
 */
public record Block(String name, int nameStart, int nameEnd, List<Item> items, int end)
    implements Item {
  public Block {
    items = List.copyOf(items);
  }

  /** Creates a block with spans for the name and the block. */
  public Block(String name, Span nameSpan, List<Item> items, Span span) {
    this(name, nameSpan.start(), nameSpan.end(), items, span.end());
  }

  /** The span of the name. */
  public Span nameSpan() {
    return new Span(nameStart, nameEnd);
  }

  /** The span from the name to the closing brace. */
  @Override
  public Span span() {
    return new Span(nameStart, end);
  }
}
