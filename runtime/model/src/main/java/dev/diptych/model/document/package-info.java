/**
 * Decoded files, independent of the face they came from: a tree of values typed by a schema, with
 * rows as tables of bytes, and residue. Knows neither encoding nor text.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.document;

import org.jspecify.annotations.NullMarked;
