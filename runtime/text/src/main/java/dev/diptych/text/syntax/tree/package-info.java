/**
 * The syntax tree of a text. Rows are not objects: {@link Rows} keeps their range, and {@link
 * RowCursor} parses them again on demand.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.syntax.tree;

import org.jspecify.annotations.NullMarked;
