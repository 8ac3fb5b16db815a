/**
 * Bulk parsing of rows of plain numbers, in parallel. All of this is an optimisation for common
 * input: the grammar and the binder decide what is valid. Knows bytes and layouts of records, but
 * no documents or diagnostics.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.rows;

import org.jspecify.annotations.NullMarked;
