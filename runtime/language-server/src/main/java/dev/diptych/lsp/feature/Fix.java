package dev.diptych.lsp.feature;

import dev.diptych.model.source.Span;

/**
 * An edit that removes a diagnostic.
 *
 * @param title what it does
 * @param span the range that it replaces
 * @param text the text instead
 * @param safe whether there is no other way to understand what was meant
 */
record Fix(String title, Span span, String text, boolean safe) {}
