/**
 * Binds a syntax tree to a schema: names become fields, rows become tables, what is left out is
 * filled in, and everything that does not fit becomes a diagnostic at its place. Knows nothing of
 * characters but where they stand, and nothing of files.
 */
package dev.diptych.text.bind;
