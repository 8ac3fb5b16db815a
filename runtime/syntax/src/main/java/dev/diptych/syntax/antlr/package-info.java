/**
 * Makes the tables of the grammars when this module is built, and reads texts with ANTLR to
 * compare. The only package here that knows ANTLR; no command runs it, except with {@code --oracle
 * antlr}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.syntax.antlr;

import org.jspecify.annotations.NullMarked;
