package dev.diptych.syntax;

import dev.diptych.model.source.Span;

/**
 * A comment, which is a token between two others.
 *
 * @param token its token
 * @param span from its {@code #} to the end of the line, without it
 * @param isFirstInLine whether only white space is before it in its line
 */
public record Comment(int token, Span span, boolean isFirstInLine) {}
