/**
 * The syntax of a text: from bytes to a small tree, and what is wrong with them as text.
 *
 * <p>{@link dev.diptych.text.syntax.SyntaxParser} is the way in. The generated lexer and parser
 * decide what is valid. Around them stand
 *
 * <ul>
 *   <li>a token source that runs over bytes without decoding them, says what is wrong with a word,
 *       and hands whole runs of rows on as one token;
 *   <li>an error strategy that reports each mistake once, in people's words, and goes on with the
 *       next item;
 *   <li>a listener that builds the tree. A row is no object in it: {@link
 *       dev.diptych.text.syntax.tree.Rows} keeps where a run of rows stands, and {@link
 *       dev.diptych.text.syntax.tree.RowCursor} reads it again when its values are wanted.
 * </ul>
 *
 * <p>Nothing here may know a format or a schema: which names there are, how many cells a row has
 * and what a number is worth is the binder's business.
 */
package dev.diptych.text.syntax;
