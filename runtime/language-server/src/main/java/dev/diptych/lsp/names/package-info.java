/**
 * What names mean: which definition a {@code $name} refers to, across included files. Works on
 * outlines, so that a text need not be valid.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.names;

import org.jspecify.annotations.NullMarked;
