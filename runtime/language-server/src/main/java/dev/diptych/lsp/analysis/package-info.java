/**
 * What one version of a text or spec means: its syntax tree, the schema of its format, and its
 * diagnostics. Knows neither the requests of editors nor where messages go.
 */
@NullMarked
package dev.diptych.lsp.analysis;

import org.jspecify.annotations.NullMarked;
