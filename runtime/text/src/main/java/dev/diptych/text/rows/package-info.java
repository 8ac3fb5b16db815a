/**
 * Rows of plain numbers on their way between text and records, many at a time and on all
 * processors. Everything here is an optimisation that stands back from what is unusual: the grammar
 * and the binder decide. Knows bytes and layouts of records; must not know blocks, documents or
 * diagnostics.
 */
package dev.diptych.text.rows;
