/**
 * Decoded files, independent of the face they came from: a tree of values typed by a schema, with
 * rows as tables of bytes, and residue. Knows neither encoding nor text.
 */
package dev.diptych.model.document;
