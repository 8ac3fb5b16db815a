/**
 * The tokens of a text: the generated lexer over bytes, runs of rows and attributes as single
 * tokens, and errors in words and characters.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.syntax.lex;

import org.jspecify.annotations.NullMarked;
