package dev.diptych.text.syntax;

import dev.diptych.model.source.Span;

/**
 * An attribute {@code name = value}.
 *
 * @param name its name
 * @param nameSpan where the name stands
 * @param value its value
 */
public record Attribute(String name, Span nameSpan, Literal value) implements Item {
  @Override
  public Span span() {
    return nameSpan.to(value.span());
  }
}
