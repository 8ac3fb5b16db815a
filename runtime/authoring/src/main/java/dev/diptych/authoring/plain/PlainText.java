package dev.diptych.authoring.plain;

/**
 * A text after expansion.
 *
 * @param bytes the plain text
 * @param map where its parts were authored
 */
public record PlainText(byte[] bytes, SourceMap map) {}
