package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;

/**
 * The header line {@code <title> Ver <version>}.
 *
 * @param title the words before {@code Ver}, with one blank between them
 * @param version the words after it, likewise
 * @param span from the first word to the last
 * @param versionSpan where the version stands
 */
public record HeaderLine(String title, String version, Span span, Span versionSpan) {}
