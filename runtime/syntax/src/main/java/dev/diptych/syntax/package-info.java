/**
 * The one way to read a text: {@link dev.diptych.syntax.Syntax#read} gives a tree that has every
 * byte of it, also if it has errors, and cursors over its items. Knows the two languages, but no
 * format: names and values are spans of bytes here.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.syntax;

import org.jspecify.annotations.NullMarked;
