/**
 * The syntax of texts: from bytes to a syntax tree and syntax errors.
 *
 * <p>{@link dev.diptych.text.syntax.SyntaxParser} is the entry point. The generated lexer and
 * parser decide what is valid. They are complemented by
 *
 * <ul>
 *   <li>a token source that runs over bytes without decoding them, reports invalid words, and
 *       returns runs of rows as one token;
 *   <li>an error strategy that reports each mistake once and continues with the next item;
 *   <li>a listener that builds the tree.
 * </ul>
 *
 * <p>Knows no formats or schemas: names, numbers of cells and values of numbers are up to the
 * binder.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.syntax;

import org.jspecify.annotations.NullMarked;
