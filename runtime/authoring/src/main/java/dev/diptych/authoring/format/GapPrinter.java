package dev.diptych.authoring.format;

import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.Trivia;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.sink.ByteBuilder;

/**
 * Writes the tokens of a text in their order with other white space between them; the only code
 * that writes. Whatever the gaps are, no token is lost or becomes another one: a comment ends its
 * line, as does a header line, and tokens that would be one are separated.
 */
final class GapPrinter {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final SyntaxTree tree;
  private final Gaps gaps;
  private final Style style;
  private final TokenText tokens;
  private final ByteBuilder out;
  private int depth;

  private GapPrinter(SyntaxTree tree, Gaps gaps, Style style) {
    this.tree = tree;
    this.gaps = gaps;
    this.style = style;
    this.tokens = new TokenText(tree);
    int length = tree.source().length();
    this.out = new ByteBuilder(length + length / 16 + 64);
  }

  /** The text with these gaps. */
  static byte[] print(SyntaxTree tree, Gaps gaps, Style style) {
    return new GapPrinter(tree, gaps, style).print();
  }

  private byte[] print() {
    Trivia trivia = tree.trivia();
    boolean isMarked = isByteOrderMark(0);
    if (isMarked) {
      out.put(BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
    }
    int last = -1;
    for (int token = 0; token < tree.tokens(); token++) {
      if (gaps.isKept(token)) {
        out.put(tree.spelling(), tree.start(token), tree.end(token));
        last = token;
      } else if (!trivia.isWhite(token)) {
        if (last >= 0) {
          gap(last, token);
        } else if (!isMarked && isByteOrderMark(tree.start(token))) {
          out.put((byte) ' '); // At the start of the file it would be a byte order mark.
        }
        put(token);
        last = token;
      }
    }
    return out.toBytes();
  }

  private boolean isByteOrderMark(int at) {
    return tree.spelling().isAt(at, BYTE_ORDER_MARK);
  }

  private void gap(int last, int token) {
    int lines = Math.max(gaps.lines(token), endsLine(last, token) ? 1 : 0);
    int blanks = gaps.blanks(token);
    if (lines > 0) {
      depth = gaps.depth(token);
      for (int line = 1; line < lines; line++) {
        out.put(style.lineEnd(), 0, style.lineEnd().length);
      }
      lineBreak(out, depth);
    } else if (blanks == 0 && !mayTouch(last, token)) {
      blanks = 1;
    }
    for (int i = 0; i < blanks; i++) {
      out.put((byte) ' ');
    }
  }

  /** Whether a line end must be between two tokens. */
  private boolean endsLine(int last, int token) {
    Kind kind = tree.kind(token);
    return switch (tree.kind(last)) {
      case COMMENT -> !gaps.isKept(last);
      case WORD -> kind != Kind.WORD && kind != Kind.VER && kind != Kind.COMMENT;
      case NAME ->
          kind == Kind.LPAREN && tree.dialect() == Dialect.AUTHORED && tokens.isNamedCalc(last);
      default -> false;
    };
  }

  private boolean mayTouch(int last, int token) {
    return tree.end(last) == tree.start(token)
        || tree.isSeparable(tree.kind(last), tree.kind(token));
  }

  private void lineBreak(ByteBuilder to, int level) {
    to.put(style.lineEnd(), 0, style.lineEnd().length);
    for (int i = 0; i < level; i++) {
      to.put(style.indent(), 0, style.indent().length);
    }
  }

  private void put(int token) {
    byte[] inside = {};
    if (tokens.isBroken(token)) {
      ByteBuilder bytes = new ByteBuilder();
      lineBreak(bytes, depth + 1);
      inside = bytes.toBytes();
    }
    tokens.put(token, out, inside);
  }
}
