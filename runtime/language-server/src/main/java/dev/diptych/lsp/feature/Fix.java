package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Extent;

/**
 * An edit that removes a diagnostic.
 *
 * @param title what it does
 * @param extent the range that it replaces
 * @param text the text instead
 * @param safe whether there is no other way to understand what was meant
 */
record Fix(String title, Extent extent, String text, boolean safe) {}
