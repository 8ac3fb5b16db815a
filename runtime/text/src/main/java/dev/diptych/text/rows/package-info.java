/**
 * Bulk parsing of rows of plain numbers, in parallel. All of this is an optimisation for common
 * input: the grammar and the binder decide what is valid. Knows bytes and layouts of records, but
 * no documents or diagnostics.
 */
@NullMarked
package dev.diptych.text.rows;

import org.jspecify.annotations.NullMarked;
