package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.RunRows;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes items of a run: rows of numbers and names stay together, so that a large table costs no
 * object for each of its numbers. Others are items of their own.
 */
final class RunSplitter {
  /** Fewer rows are items of their own. */
  private static final int MIN_ROWS = 16;

  /** A longer number may be out of range. */
  private static final int MAX_NUMBER = 100;

  /** The letter, a sign and two digits. */
  private static final int MAX_EXPONENT = 4;

  private static final long NUMBERS = Kind.bits(Kind.INT, Kind.FLOAT);

  private final SyntaxTree tree;
  private final int token;
  private final ValueReader values;

  RunSplitter(SyntaxTree tree, int token, ValueReader values) {
    this.tree = tree;
    this.token = token;
    this.values = values;
  }

  void addTo(List<Item> items) {
    RunCursor rows = tree.run(token, tree.start(token));
    int first = -1;
    int last = -1;
    int end = -1;
    int count = 0;
    while (rows.nextRow()) {
      int start = rows.keyStart();
      Span span = rows.row();
      if (isPlain(rows)) {
        first = count == 0 ? start : first;
        last = start;
        end = span.end();
        count++;
      } else {
        add(items, first, end, count, last);
        items.add(row(start));
        count = 0;
      }
    }
    add(items, first, end, count, last);
  }

  /** Whether a row has a number before its parenthesis, and only numbers and names in it. */
  private boolean isPlain(RunCursor row) {
    boolean isPlain = row.hasKey() && isNumber(row.keyKind(), row.keyStart(), row.keyEnd());
    while (row.nextCell()) {
      isPlain &= row.kind() == Kind.NAME || isNumber(row.kind(), row.start(), row.end());
    }
    return isPlain;
  }

  private boolean isNumber(Kind kind, int start, int end) {
    if (!kind.isIn(NUMBERS) || end - start > MAX_NUMBER) {
      return false;
    }
    int exponent = end - 1;
    while (exponent > start && (tree.spelling().at(exponent) | 0x20) != 'e') {
      exponent--;
    }
    return exponent == start || end - exponent <= MAX_EXPONENT;
  }

  private void add(List<Item> items, int first, int end, int count, int last) {
    if (count >= MIN_ROWS) {
      Origin origin = Origin.of(tree.source(), new Span(first, end));
      items.add(new Item.Run(origin, new RunRows(tree, token, first, count, last)));
      return;
    }
    RunCursor row = tree.run(token, first);
    for (int i = 0; i < count; i++) {
      row.nextRow();
      items.add(row(row.keyStart()));
    }
  }

  private Item row(int start) {
    RunCursor row = tree.run(token, start);
    row.nextRow();
    Origin origin = Origin.of(tree.source(), row.row());
    @Nullable Value key =
        row.hasKey() ? values.word(row.keyKind(), new Span(row.keyStart(), row.keyEnd())) : null;
    List<Value> cells = new ArrayList<>();
    while (row.nextCell()) {
      cells.add(values.word(row.kind(), new Span(row.start(), row.end())));
    }
    Origin group = Origin.of(tree.source(), new Span(row.open(), row.row().end()));
    return new Item.Row(origin, key, List.of(new Value.Tuple(group, cells)));
  }
}
