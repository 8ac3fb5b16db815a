package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.format.TokenKind;
import dev.diptych.authoring.format.TokenScanner;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import java.util.Arrays;

/** The blocks and comments of a plain text that was parsed before. Blocks are read on first use. */
final class TextTree {
  private final byte[] text;
  private final TextStyle style;
  private final int headerStart;
  private final int headerEnd;
  private int[] comments = new int[8];
  private int count;
  private int end;

  /**
   * Finds the comments of a text.
   *
   * @param text a valid plain text
   * @param style the style of its format; what follows {@code Eof} may be data
   */
  TextTree(byte[] text, TextStyle style) {
    this.text = text;
    this.style = style;
    Header header = HeaderLineReader.read(new Source("", text)).line();
    this.headerStart = header == null ? 0 : header.span().start();
    this.headerEnd = header == null ? 0 : header.span().end();
    head();
    body();
  }

  private void head() {
    TokenScanner scanner = scanner();
    int at = 0;
    while (scanner.read(at) != TokenKind.NOTHING && scanner.start() < headerStart) {
      if (scanner.kind() == TokenKind.COMMENT) {
        add(scanner);
      }
      at = scanner.end();
    }
  }

  private void body() {
    TokenScanner scanner = scanner();
    boolean free = style.tail() == null;
    this.end = text.length;
    TokenKind kind = scanner.read(headerEnd);
    while (kind != TokenKind.NOTHING) {
      if (kind == TokenKind.COMMENT) {
        add(scanner);
      } else if (kind == TokenKind.END) {
        end = Math.min(end, scanner.start());
        if (!free) {
          return;
        }
      }
      kind = scanner.read(scanner.end());
    }
  }

  private void add(TokenScanner scanner) {
    if (count + 2 > comments.length) {
      comments = Arrays.copyOf(comments, 2 * count);
    }
    comments[count++] = scanner.start();
    comments[count++] = scanner.end();
  }

  /** A scanner of its tokens. */
  TokenScanner scanner() {
    return new TokenScanner(text, style.rawStrings(), false);
  }

  /** All bytes. */
  byte[] text() {
    return text;
  }

  /** The style of its format. */
  TextStyle style() {
    return style;
  }

  /** Offset of the header line. */
  int headerStart() {
    return headerStart;
  }

  /** Offset of {@code Eof}. */
  int end() {
    return end;
  }

  /** Everything between the header line and {@code Eof}. */
  TextBlock root() {
    return new TextBlock(this, headerStart, headerEnd, end);
  }

  /** Number of comments. */
  int comments() {
    return count / 2;
  }

  /** Offset of a comment. */
  int start(int comment) {
    return comments[2 * comment];
  }

  /** The text of a comment, one character for each byte. */
  String commentText(int comment) {
    int from = start(comment);
    return new String(text, from, comments[2 * comment + 1] - from, ISO_8859_1);
  }

  /** A comment with the empty lines around it. */
  Comment comment(int comment) {
    return Comment.of(text, start(comment), comments[2 * comment + 1]);
  }

  /** Number of line ends between two offsets. */
  int lines(int from, int to) {
    return Comment.lines(text, from, to);
  }
}
