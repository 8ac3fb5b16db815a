package dev.diptych.authoring.tree;

import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.SyntaxTree;

/**
 * Rows of plain numbers and names that are one token of a text, or a part of one.
 *
 * @param tree the text
 * @param token the token
 * @param first offset of the first row
 * @param count number of rows
 * @param last offset of the last row
 */
public record RunRows(SyntaxTree tree, int token, int first, int count, int last) {
  /** A cursor before the row at an offset; it also has the rows of the token after these. */
  public RunCursor from(int offset) {
    return tree.run(token, offset);
  }
}
