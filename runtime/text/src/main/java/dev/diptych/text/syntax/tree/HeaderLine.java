package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;

/**
 * The header line {@code <title> Ver <version>}.
 *
 * @param title the words before {@code Ver}, separated by one blank
 * @param version the words after it, separated by one blank
 * @param span from the first word to the last
 * @param versionSpan the span of the version
 * @param end end of the line, where the body begins
 */
public record HeaderLine(String title, String version, Span span, Span versionSpan, int end) {}
