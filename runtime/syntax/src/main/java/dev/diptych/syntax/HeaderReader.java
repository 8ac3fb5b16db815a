package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.Tokens;
import org.jspecify.annotations.Nullable;

/** Reads the header line and what is before it; the only code that does. */
final class HeaderReader {
  static final int MAX_LENGTH = 1 << 16;

  private static final int CAPACITY = 32; // tokens of a header line, and some comments
  private static final String BODY_MARKS = "{}=(";

  private final byte[] text;
  private final int start;
  private final Tokens tokens;
  private final @Nullable Header header;
  private final int bodyStart;

  /**
   * @param isIncluded whether the text may begin with its items
   */
  HeaderReader(Source source, boolean isIncluded) {
    text = source.bytes();
    start = byteOrderMark(text);
    int limit = Math.min(text.length, start + MAX_LENGTH);
    Tokens read = new Tokens(text, CAPACITY);
    int end = read(read, limit);
    header = header(source, read, end, limit);
    bodyStart = header != null ? header.bodyStart() : isIncluded ? start : afterWrongHeader();
    tokens = bodyStart == end ? read : new Tokens(text, CAPACITY);
    if (tokens != read) {
      read(tokens, bodyStart);
    }
  }

  /** The header line; null if there is none. */
  @Nullable Header header() {
    return header;
  }

  /** Where the items begin; without a header line, where they probably do. */
  int bodyStart() {
    return bodyStart;
  }

  /** The tokens before the items, to which those of the items can be added. */
  Tokens tokens() {
    return tokens;
  }

  /** The first byte that is neither white space nor in a comment. */
  int firstWord() {
    for (int token = 0; token < tokens.count(); token++) {
      if (!tokens.isTrivia(token)) {
        return tokens.start(token);
      }
    }
    return bodyStart;
  }

  /** Reads the tokens up to the end of the line or to a limit; returns the offset after them. */
  private int read(Tokens all, int limit) {
    if (start > 0) {
      all.add(Kind.SPACE, 0);
    }
    return Language.plain().lexing(false).readHeader(all, start, limit);
  }

  private @Nullable Header header(Source source, Tokens read, int end, int limit) {
    int count = read.count();
    boolean isWhole = count > 0 && read.kind(count - 1) == Kind.LINE_END;
    // A line that is cut off by the limit is not a header.
    if (count == 0 || (!isWhole && limit < text.length)) {
      return null;
    }
    Tokens closed = new Tokens(text, count + 1);
    for (int token = 0; token < count; token++) {
      closed.add(read.kind(token), read.start(token));
    }
    // What follows a header line in the grammar.
    closed.add(Kind.END, end);
    boolean isValid =
        Language.plain().parser().parse(closed, 0, ParserTable.Start.HEADER, null)
            == ParserTable.NONE;
    return isValid ? line(source, closed, end, count) : null;
  }

  private static Header line(Source source, Tokens tokens, int bodyStart, int count) {
    Words title = new Words(source, tokens);
    Words version = new Words(source, tokens);
    Words words = title;
    for (int token = 0; token < count; token++) {
      if (tokens.kind(token) == Kind.WORD) {
        words.add(token);
      } else if (tokens.kind(token) == Kind.VER) {
        words = version;
      }
    }
    Span span = title.span().to(version.span());
    return new Header(title.text(), version.text(), span, version.span(), bodyStart);
  }

  /** Words of the line, separated by one blank. */
  private static final class Words {
    private final Source source;
    private final Tokens tokens;
    private final StringBuilder text = new StringBuilder();
    private int start = -1;
    private int end;

    Words(Source source, Tokens tokens) {
      this.source = source;
      this.tokens = tokens;
    }

    void add(int token) {
      if (start < 0) {
        start = tokens.start(token);
      } else {
        text.append(' ');
      }
      end = tokens.end(token);
      text.append(source.text(new Span(tokens.start(token), end)));
    }

    String text() {
      return text.toString();
    }

    Span span() {
      return new Span(start, end);
    }
  }

  /** After the line that was probably meant, or at the first line if that looks like the body. */
  private int afterWrongHeader() {
    int at = firstByte();
    int end = at;
    while (end < text.length && text[end] != '\n' && text[end] != '\r') {
      end++;
    }
    String line = new String(text, at, Math.min(end - at, MAX_LENGTH), UTF_8).strip();
    boolean isBody = line.equals("Eof");
    for (int i = 0; i < line.length(); i++) {
      isBody |= BODY_MARKS.indexOf(line.charAt(i)) >= 0;
    }
    return isBody ? at : end;
  }

  private int firstByte() {
    Tokens all = new Tokens(text, CAPACITY);
    read(all, text.length);
    for (int token = 0; token < all.count(); token++) {
      if (!all.isTrivia(token)) {
        return all.start(token);
      }
    }
    return text.length;
  }

  private static int byteOrderMark(byte[] text) {
    boolean isMarked =
        text.length >= 3
            && text[0] == (byte) 0xEF
            && text[1] == (byte) 0xBB
            && text[2] == (byte) 0xBF;
    return isMarked ? 3 : 0;
  }
}
