package dev.diptych.authoring.comment;

import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.Spelling;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.Arrays;

/** The comments of a valid plain text, which are tokens between others. */
final class TextComments {
  private final SyntaxTree tree;
  private final Spelling text;
  private final TextStyle style;
  private final int last;
  private int[] tokens = new int[4];
  private int count;

  /**
   * Finds the comments of a text.
   *
   * @param text a valid plain text
   * @param style the style of its format; what follows {@code Eof} may be data
   */
  TextComments(byte[] text, TextStyle style) {
    SyntaxOptions options = SyntaxOptions.of(Dialect.PLAIN, style.rawStrings());
    this.tree = Syntax.read(new Source("", text), options);
    this.text = tree.spelling();
    this.style = style;
    this.last = tree.codeBefore(tree.tokens() - 1);
    int end = style.tail() == null ? tree.tokens() : last;
    for (int token = 0; token < end; token++) {
      if (tree.kind(token) == Kind.COMMENT) {
        tokens = count == tokens.length ? Arrays.copyOf(tokens, 2 * count) : tokens;
        tokens[count++] = token;
      }
    }
  }

  /** The tree of the text. */
  SyntaxTree tree() {
    return tree;
  }

  /** The style of its format. */
  TextStyle style() {
    return style;
  }

  /** Offset of the header line. */
  int headerStart() {
    Header header = tree.header();
    return header == null ? 0 : header.span().start();
  }

  /** Offset after the header line. */
  int headerEnd() {
    Header header = tree.header();
    return header == null ? 0 : header.span().end();
  }

  /** Offset of {@code Eof}. */
  int end() {
    return tree.start(last);
  }

  /** Everything between the header line and {@code Eof}. */
  Block root() {
    return new Block(this, Block.ROOT);
  }

  /** Number of comments. */
  int count() {
    return count;
  }

  /** Offset of a comment. */
  int start(int comment) {
    return tree.start(tokens[comment]);
  }

  /** A comment with the empty lines around it. */
  Comment comment(int comment) {
    return Comment.of(tree, tokens[comment]);
  }

  /** Number of line ends from the end of an item to a comment after it. */
  int linesBefore(int comment, int from) {
    return tree.trivia().lines(tree.tokenAt(from), tokens[comment]);
  }

  /** Some tokens, each followed by a blank. */
  String spelled(int from, int end) {
    StringBuilder spelled = new StringBuilder();
    for (int token = tree.code(from); token < end; token = tree.code(token + 1)) {
      if (tree.kind(token) == Kind.ROWS) {
        RunCursor rows = tree.rowsOf(tree.nodeAt(tree.start(token)));
        while (rows.nextRow()) {
          spell(rows, spelled);
        }
      } else {
        spell(tree.start(token), tree.end(token), spelled);
      }
    }
    return spelled.toString();
  }

  /** The tokens of a row of a run in the same form. */
  void spell(RunCursor row, StringBuilder spelled) {
    if (row.hasKey()) {
      spell(row.keyStart(), row.keyEnd(), spelled);
    }
    spelled.append("( ");
    while (row.nextCell()) {
      spell(row.start(), row.end(), spelled);
    }
    spelled.append(") ");
  }

  private void spell(int from, int to, StringBuilder spelled) {
    spelled.append(text.latin1(from, to)).append(' ');
  }
}
