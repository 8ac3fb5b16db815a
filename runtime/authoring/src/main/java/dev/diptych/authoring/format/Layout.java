package dev.diptych.authoring.format;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lays out the body of a text. Line ends between items stay, with these exceptions: a block whose
 * first item follows its brace on the same line is one line if it fits, and otherwise has a line
 * for each item; an item that would make a line too long begins a new one.
 */
final class Layout {
  /** After more bytes, a tuple of an attribute continues on the next line, as the printer does. */
  private static final int MAX_TUPLE = 96;

  private static final int ITEM_GAP = 2;

  private final byte[] text;
  private final TokenScanner token;
  private final TokenScanner ahead;
  private final ItemTracker tracker;
  private final LineWriter writer;
  private final CompactRows compact;
  private final byte[] lineEnd;
  private final InlineBlock inline;
  private final KeptItems kept;
  private final Gaps gaps = new Gaps();
  private final Deque<Boolean> blocks = new ArrayDeque<>();
  private @Nullable Line line;
  private boolean blank;
  private boolean opened = true;
  private boolean mustBreak = true;
  private boolean broken;
  private int tuple = -1;

  /** With a parenthesis on its line, this name would begin a calculation. */
  private boolean afterCalc;

  /**
   * A layout.
   *
   * @param text the text
   * @param raw whether strings have no escapes
   * @param authored whether the text is authored
   * @param writer receives the lines
   * @param indent the indentation of one level
   * @param lineEnd the line end
   * @param root the blocks of the format; null if it is unknown
   */
  Layout(
      byte[] text,
      boolean raw,
      boolean authored,
      LineWriter writer,
      byte[] indent,
      byte[] lineEnd,
      @Nullable BlockLayout root) {
    this.text = text;
    this.token = new TokenScanner(text, raw, authored);
    this.ahead = new TokenScanner(text, raw, authored);
    this.tracker = new ItemTracker(new TokenScanner(text, raw, authored), authored);
    this.writer = writer;
    this.lineEnd = lineEnd;
    this.compact = new CompactRows(text, indent, lineEnd);
    this.kept = new KeptItems(text, new TokenScanner(text, raw, authored), root);
    this.inline = new InlineBlock(text, token, tracker, writer);
  }

  /** Lays out comments from {@code from} to {@code to}, then the words of the header line. */
  void header(int from, int start, int end) {
    int at = from;
    while (token.read(at) == TokenKind.COMMENT && token.start() < start) {
      ownLine(0, token.lines() > 1);
      at = token.end();
    }
    boolean separate = token.lines() > 1;
    Line header = new Line(text, 0);
    at = start;
    while (at < end) {
      int stop = at;
      while (stop < end && !TokenScanner.isBlank(text[stop])) {
        stop++;
      }
      header.add(at, stop, 1);
      at = stop;
      while (at < end && TokenScanner.isBlank(text[at])) {
        at++;
      }
    }
    newLine(header, separate);
  }

  /** Lays out the body, and returns the offset after {@code Eof}. */
  int body(int from) {
    int at = from;
    while (true) {
      TokenKind kind = token.read(at);
      if (kind == TokenKind.NOTHING) {
        end(false);
        writer.flush();
        return text.length;
      }
      if (kind == TokenKind.COMMENT) {
        comment();
      } else if (kind == TokenKind.LBRACE) {
        open();
      } else if (kind == TokenKind.RBRACE) {
        close();
      } else if (gaps.parens() == 0 && tracker.begins(token, token.lines() > 0)) {
        if (kind == TokenKind.END) {
          startLine(0, token.lines() > 1);
          place(0);
          return token.end();
        }
        int rows = compactRows();
        if (rows > 0) {
          at = rows;
          continue;
        }
        int end = kept.end(token);
        if (end >= 0) {
          verbatim(end);
          at = end;
          continue;
        }
        begin();
      } else {
        proceed();
      }
      at = token.end();
    }
  }

  /** Lays out the comments after {@code Eof}. */
  void tail(int from) {
    int at = from;
    while (token.read(at) == TokenKind.COMMENT) {
      comment();
      at = token.end();
    }
    end(false);
    writer.flush();
  }

  /** Ends the line with {@code Eof}, and keeps everything after it. */
  void verbatimTail(int from, ByteBuilder out, int lineEnd) {
    end(false);
    writer.flush();
    out.setLength(out.length() - lineEnd);
    writer.verbatim(from, text.length);
  }

  /** Copies many rows that need no change; returns where the last of them begins, or 0. */
  private int compactRows() {
    boolean possible = token.kind() == TokenKind.NUMBER && token.lines() > 0 && !opensLater();
    int start = possible ? compact.lineStart(token.start(), blocks.size()) : -1;
    int end = start < 0 ? -1 : compact.end(start, blocks.size());
    if (end < 0) {
      return 0;
    }
    boolean separate = token.lines() > 1 && !opened;
    end(false);
    writer.addRows(start, end + lineEnd.length, blocks.size(), separate);
    opened = false;
    tracker.brace();
    return end;
  }

  private boolean opensLater() {
    return gaps.previous() == TokenKind.RANGE;
  }

  private void begin() {
    boolean perLine = !blocks.isEmpty() && blocks.peek();
    if (line == null || mustBreak || broken || perLine || token.lines() > 0) {
      startLine(blocks.size(), token.lines() > 1);
    } else {
      overflow();
    }
    Line current = line();
    current.beginItem(tracker.isRow());
    place(current.count() == 0 ? 0 : ITEM_GAP);
    gaps.add(token.kind(), true);
  }

  private void verbatim(int end) {
    startLine(blocks.size(), token.lines() > 1);
    line().beginItem(false);
    line().add(token.start(), end, 0);
    line().markVerbatim();
    tracker.brace();
    mustBreak = true;
  }

  private void proceed() {
    boolean inGroup = gaps.parens() > 0;
    boolean wraps = tuple > MAX_TUPLE && gaps.parens() == 1 && maySeparate();
    boolean keeps = token.lines() > 0 && (inGroup || tracker.isArgument() || afterCalc);
    boolean value = tracker.isValue() && gaps.previous() == TokenKind.ASSIGN;
    int gap = gaps.before(token);
    if (line == null || keeps || wraps) {
      boolean closes = token.kind() == TokenKind.CLOSE && gaps.parens() == 1;
      end(true);
      int depth = blocks.size() + (closes ? 0 : 1);
      newLine(depth, false);
      broken = true;
      tuple = tuple < 0 ? tuple : writer.lineBreak(depth) - gap;
    }
    place(line().count() == 0 ? 0 : gap);
    tuple = tuple < 0 ? tuple : tuple + gap + length();
    gaps.add(token.kind(), false);
    if (token.kind() == TokenKind.OPEN && value && gaps.parens() == 1) {
      tuple = 0;
    } else if (token.kind() == TokenKind.CLOSE && gaps.parens() == 0) {
      tuple = -1;
      tracker.closed();
    }
  }

  /** Whether a line end may be inserted before the token. */
  private boolean maySeparate() {
    return token.kind() != TokenKind.CLOSE && gaps.previous() != TokenKind.CALC;
  }

  /** Bytes of the token. */
  private int length() {
    if (!Tokens.isBroken(text, token.start(), token.end())) {
      return token.end() - token.start();
    }
    ByteBuilder bytes = new ByteBuilder();
    byte[] lineBreak = new byte[writer.lineBreak(blocks.size() + 1)];
    Tokens.put(text, token.start(), token.end(), bytes, lineBreak);
    return bytes.length();
  }

  private void place(int gap) {
    Line current = line();
    if (current.count() > 0 && token.lines() == 0 && token.blanks() > gap) {
      current.markWide();
    }
    current.add(token.start(), token.end(), gap);
    afterCalc = token.kind() == TokenKind.NAME && token.is("calc");
    broken |= Tokens.isBroken(text, token.start(), token.end());
  }

  private void open() {
    if (line == null) {
      newLine(blocks.size(), false);
      broken = true;
    }
    int brace = token.start();
    int end = kept.any() ? -1 : inline.place(line(), brace);
    if (end < 0 && line().items() > 1) {
      Line moved = line().moveLastItem();
      end(false);
      newLine(moved, false);
      end = kept.any() ? -1 : inline.place(moved, brace);
    }
    token.read(end < 0 ? brace : end - 1);
    gaps.add(token.kind(), false);
    tracker.brace();
    mustBreak = end < 0;
    if (end < 0) {
      line().add(brace, brace + 1, 1);
      ahead.read(brace + 1);
      blocks.push(ahead.lines() == 0 && ahead.kind() != TokenKind.COMMENT);
      opened = true;
      kept.open();
    }
  }

  private void close() {
    boolean wasOpened = opened;
    end(false);
    opened = wasOpened;
    blocks.poll();
    kept.close();
    newLine(blocks.size(), false);
    place(0);
    opened = false;
    gaps.add(TokenKind.RBRACE, false);
    tracker.brace();
    mustBreak = true;
  }

  private void comment() {
    boolean inItem = gaps.parens() > 0 || !beginsNext();
    Line current = line;
    if (current != null && token.lines() == 0) {
      current.comment(token.start(), token.end());
      end(inItem);
      return;
    }
    end(inItem);
    ownLine(blocks.size() + (inItem ? 1 : 0), token.lines() > 1);
  }

  private void ownLine(int depth, boolean separate) {
    Line own = new Line(text, depth);
    own.comment(token.start(), token.end());
    writer.add(own, separate && !opened);
    opened = false;
  }

  /** Whether the next token that is not a comment does not continue an item. */
  private boolean beginsNext() {
    return switch (ahead.readCode(token.end())) {
      case NOTHING, RBRACE, END -> true;
      case LBRACE -> false;
      default -> {
        ItemTracker.Mark mark = tracker.mark();
        boolean begins = tracker.begins(ahead, true);
        tracker.reset(mark);
        yield begins;
      }
    };
  }

  private void startLine(int depth, boolean separate) {
    end(false);
    newLine(depth, separate);
  }

  private void newLine(int depth, boolean separate) {
    newLine(new Line(text, depth), separate);
  }

  private void newLine(Line begun, boolean separate) {
    line = begun;
    blank = separate && !opened;
    broken = false;
    mustBreak = false;
  }

  private Line line() {
    if (line == null) {
      newLine(blocks.size(), false);
    }
    return Objects.requireNonNull(line);
  }

  /** Moves the last item to a new line if the line is too long. */
  private void overflow() {
    Line current = line();
    if (current.items() > 1 && isLong(current)) {
      Line moved = current.moveLastItem();
      write(current, false);
      newLine(moved, false);
    }
  }

  private boolean isLong(Line some) {
    return writer.indentation(some.depth()) + some.width() > LineWriter.MAX_WIDTH;
  }

  /**
   * Ends the line.
   *
   * @param continued whether its last item continues on the next
   */
  private void end(boolean continued) {
    if (line == null) {
      return;
    }
    overflow();
    write(line(), continued);
    line = null;
  }

  private void write(Line some, boolean continued) {
    if (!continued && !broken) {
      some.markRow();
    }
    writer.add(some, blank);
    blank = false;
    opened = some.count() > 0 && some.first(some.count() - 1) == '{';
  }
}
