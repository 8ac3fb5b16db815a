/**
 * The tokens of a text: the generated lexer over bytes, runs of rows and attributes as single
 * tokens, and errors in words and characters.
 */
@NullMarked
package dev.diptych.text.syntax.lex;

import org.jspecify.annotations.NullMarked;
