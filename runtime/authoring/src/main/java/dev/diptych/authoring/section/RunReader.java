package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Reads the rows of a run, one by one: each is a number and a tuple of numbers and names. */
final class RunReader {
  private final Entry.Run run;
  private final Source source;
  private final byte[] text;
  private int at;

  RunReader(Entry.Run run) {
    this(run, run.origin().at().span().start());
  }

  /** A reader from the row at {@code start}. */
  RunReader(Entry.Run run, int start) {
    this.run = run;
    this.source = run.origin().at().source();
    this.text = source.bytes();
    this.at = start;
  }

  /** Whether another row follows. */
  boolean hasNext() {
    skipBlanks();
    return at < run.origin().at().span().end();
  }

  /** The offset of the next row, after {@link #hasNext}. */
  int offset() {
    return at;
  }

  /** The next row. */
  Entry.Row next() {
    skipBlanks();
    int start = at;
    Quantity key = (Quantity) word();
    skipBlanks();
    int open = at++;
    List<Value> cells = new ArrayList<>();
    skipBlanks();
    while (text[at] != ')') {
      cells.add(word());
      skipBlanks();
    }
    at++;
    Value.Tuple tuple = new Value.Tuple(origin(open, at), cells);
    return new Entry.Row(origin(start, at), key, List.of(tuple));
  }

  /** The key of the next row, which is skipped. */
  BigDecimal skip() {
    skipBlanks();
    Quantity key = (Quantity) word();
    while (text[at] != ')') {
      if (text[at] == '#') {
        skipBlanks();
      } else {
        at++;
      }
    }
    at++;
    return key.number();
  }

  private Value.Evaluated word() {
    int start = at;
    while (!isBlank(text[at]) && text[at] != '(' && text[at] != ')' && text[at] != '#') {
      at++;
    }
    Origin origin = origin(start, at);
    String word = source.text(origin.at().span());
    char first = word.charAt(0);
    return first == '-' || Character.isDigit(first)
        ? new Quantity(origin, new BigDecimal(word), null, word)
        : new Value.Word(origin, word);
  }

  private Origin origin(int start, int end) {
    return Origin.of(source, new Span(start, end)).within(run.origin().via());
  }

  private void skipBlanks() {
    while (at < text.length && (isBlank(text[at]) || text[at] == '#')) {
      if (text[at] == '#') {
        skipComment();
      } else {
        at++;
      }
    }
  }

  private void skipComment() {
    while (at < text.length && text[at] != '\n' && text[at] != '\r') {
      at++;
    }
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }
}
