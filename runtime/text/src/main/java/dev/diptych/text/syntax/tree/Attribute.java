package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;

/**
 * An attribute {@code name = value}. A text may have millions: places are kept as numbers.
 *
 * @param name its name
 * @param nameStart where the name starts
 * @param nameEnd where it ends
 * @param value its value
 */
public record Attribute(String name, int nameStart, int nameEnd, Literal value) implements Item {
  /** An attribute whose name stands at {@code nameSpan}. */
  public Attribute(String name, Span nameSpan, Literal value) {
    this(name, nameSpan.start(), nameSpan.end(), value);
  }

  /** Where the name stands. */
  public Span nameSpan() {
    return new Span(nameStart, nameEnd);
  }

  @Override
  public Span span() {
    return nameSpan().to(value.span());
  }
}
