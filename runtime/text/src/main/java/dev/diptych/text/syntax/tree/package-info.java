/**
 * The syntax tree of a text. Rows are not objects: {@link Rows} keeps their range, and {@link
 * RowCursor} parses them again on demand.
 */
package dev.diptych.text.syntax.tree;
