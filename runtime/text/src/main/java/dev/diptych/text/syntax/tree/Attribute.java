package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;

/**
 * An attribute {@code name = value}. A text may have millions, so offsets are plain numbers.
 *
 * @param name its name
 * @param nameStart start of the name
 * @param nameEnd end of the name
 * @param value its value
 */
public record Attribute(String name, int nameStart, int nameEnd, Literal value) implements Item {
  /** Creates an attribute with a span for the name. */
  public Attribute(String name, Span nameSpan, Literal value) {
    this(name, nameSpan.start(), nameSpan.end(), value);
  }

  /** The span of the name. */
  public Span nameSpan() {
    return new Span(nameStart, nameEnd);
  }

  @Override
  public Span span() {
    return nameSpan().to(value.span());
  }
}
