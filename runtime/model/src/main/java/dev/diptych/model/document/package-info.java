/**
 * A decoded file, the same whichever face it came from: a tree of values typed by a schema, rows as
 * tables of bytes, and what the schema does not account for as residue. Knows neither bytes of a
 * whole file nor text.
 */
package dev.diptych.model.document;
