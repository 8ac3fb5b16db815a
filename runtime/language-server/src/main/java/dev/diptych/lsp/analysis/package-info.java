/**
 * What one version of a text or spec means: its syntax tree, the schema of its format, and its
 * diagnostics. Knows neither the requests of editors nor where messages go.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.analysis;

import org.jspecify.annotations.NullMarked;
