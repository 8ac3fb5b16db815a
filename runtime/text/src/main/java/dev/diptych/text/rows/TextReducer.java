package dev.diptych.text.rows;

import dev.diptych.model.document.TableBuilder;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Removes long runs of rows from a text. Knows just enough of the grammar to distinguish blocks
 * from strings and comments; the parser detects its errors.
 */
final class TextReducer {
  private final ByteBuffer text;
  private final int limit;
  private final boolean rawStrings;
  private final RowPlanLookup expected;
  private final List<String> blocks = new ArrayList<>();
  private final List<RowRun> runs = new ArrayList<>();
  private final ByteBuilder reduced = new ByteBuilder();
  private final LineIndex lines;
  private int copied;
  private int wordStart;
  private int wordEnd;

  /** Whether rows before the next brace were looked for. */
  private boolean isTried;

  TextReducer(ByteBuffer text, boolean rawStrings, RowPlanLookup expected) {
    this.text = text.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    this.limit = text.limit();
    this.lines = new LineIndex(this.text);
    this.rawStrings = rawStrings;
    this.expected = expected;
  }

  ReducedText reduce() {
    int at = RowCandidates.anyIn(text, limit) ? 0 : limit;
    while (at < limit) {
      at = next(at);
    }
    if (runs.isEmpty()) {
      return ReducedText.unchanged(whole());
    }
    copy(limit);
    return new ReducedText(reduced.toBytes(), runs);
  }

  /** The whole text; shared if possible. */
  private byte[] whole() {
    if (text.hasArray() && text.arrayOffset() == 0 && text.array().length == limit) {
      return text.array();
    }
    byte[] whole = new byte[limit];
    text.get(0, whole);
    return whole;
  }

  private int next(int at) {
    return switch (text.get(at)) {
      case '#' -> LineCounter.end(text, at);
      case '"' -> string(at);
      case '{' -> open(at);
      case '}' -> close(at);
      case '\n' -> line(at);
      default -> other(at);
    };
  }

  private int other(int at) {
    if (isName(text.get(at))) {
      wordStart = at == wordEnd ? wordStart : at;
      wordEnd = at + 1;
    }
    return at + 1;
  }

  private int open(int at) {
    blocks.add(lastWord());
    isTried = false;
    return rows(at + 1);
  }

  /** Removes the rows that begin in the next line, behind attributes. */
  private int line(int at) {
    return isTried || blocks.isEmpty() ? at + 1 : rows(at + 1);
  }

  private int close(int at) {
    isTried = false;
    if (!blocks.isEmpty()) {
      blocks.remove(blocks.size() - 1);
    }
    return at + 1;
  }

  /** End of the string that starts at {@code start}; byte literals can span lines. */
  private int string(int start) {
    boolean bytes = start > 0 && text.get(start - 1) == 'x';
    int at = start + 1;
    while (at < limit && text.get(at) != '"') {
      boolean lineEnd = text.get(at) == '\n' || text.get(at) == '\r';
      if (lineEnd && !bytes) {
        return at;
      }
      at += text.get(at) == '\\' && !rawStrings ? 2 : 1;
    }
    return Math.min(limit, at + 1);
  }

  /** The last word before a place, not in a comment. */
  private String lastWord() {
    byte[] name = new byte[wordEnd - wordStart];
    text.get(wordStart, name);
    return new String(name, StandardCharsets.US_ASCII);
  }

  /** Removes the rows from a place on if there are many; returns where to continue. */
  private int rows(int from) {
    int start = from;
    while (start < limit && RowReader.isBlank(text.get(start))) {
      start++;
    }
    if (start == limit || !RowCandidates.beginsRow(text.get(start))) {
      return from;
    }
    // What ends at the next brace is looked at once.
    isTried = true;
    RowPlan plan = expected.planFor(blocks);
    RowPartition cut = plan == null ? null : RowPartition.of(text, start, limit);
    if (plan == null
        || cut == null
        || cut.rows() < RowRun.MIN_ROWS
        || (long) cut.rows() * plan.layout().stride() > TableBuilder.MAX_BYTES) {
      return from;
    }
    int left = afterFirst(start);
    // Only whole lines are removed, so that the remaining lines are unchanged.
    boolean wholeLines = endsLine(left) && endsLine(cut.end(cut.parts() - 1));
    return wholeLines ? cut(plan, start, left, cut) : from;
  }

  /** End of the last row that remains. */
  private int afterFirst(int start) {
    int at = start;
    for (int row = 0; row < RowRun.KEPT_ROWS; row++) {
      while (text.get(at) != ')') {
        at++;
      }
      at++;
    }
    return at;
  }

  private boolean endsLine(int from) {
    int at = from;
    while (at < limit && (text.get(at) == ' ' || text.get(at) == '\t')) {
      at++;
    }
    return at < limit && (text.get(at) == '\n' || text.get(at) == '\r');
  }

  private int cut(RowPlan plan, int start, int from, RowPartition cut) {
    copy(from);
    int end = reduced.length();
    ParallelRows columns = ParallelRows.start(plan, text, start, cut);
    lines.add(start, columns);
    copied = cut.end(cut.parts() - 1);
    runs.add(new RowRun(text, lines, from, copied, end - (from - start), end, columns));
    return copied;
  }

  private void copy(int to) {
    int count = to - copied;
    reduced.ensure(count);
    text.get(copied, reduced.array(), reduced.length(), count);
    reduced.setLength(reduced.length() + count);
    copied = to;
  }

  private static boolean isName(byte b) {
    return b == '_' || (b >= '0' && b <= '9') || ((b | 0x20) >= 'a' && (b | 0x20) <= 'z');
  }
}
