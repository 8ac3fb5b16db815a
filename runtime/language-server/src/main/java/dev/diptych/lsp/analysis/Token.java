package dev.diptych.lsp.analysis;

import dev.diptych.model.source.Span;

/**
 * A token of a text.
 *
 * @param kind its kind
 * @param span its bytes
 */
public record Token(TokenKind kind, Span span) {}
