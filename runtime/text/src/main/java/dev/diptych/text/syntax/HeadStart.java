package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.columns.ColumnReader;
import dev.diptych.text.columns.Columns;
import dev.diptych.text.columns.Expected;
import dev.diptych.text.columns.RowPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Has rows read while the parser goes on: it takes whatever stands before the next closing brace to
 * be rows of what is expected there. Where that turns out to be wrong, the text has to be parsed
 * again without a head start for those rows.
 */
final class HeadStart {
  private final Source source;
  private final SyntaxOptions options;
  private final Set<Integer> wrong;
  private final Map<Integer, Columns> begun = new TreeMap<>();
  private final List<String> blocks = new ArrayList<>();

  /**
   * A head start.
   *
   * @param wrong offsets where it is known to be wrong
   */
  HeadStart(Source source, SyntaxOptions options, Set<Integer> wrong) {
    this.source = source;
    this.options = options;
    this.wrong = wrong;
  }

  /** Says that a block begins. */
  void open(String name) {
    blocks.add(name);
  }

  /** Says that a block ends. */
  void close() {
    if (!blocks.isEmpty()) {
      blocks.remove(blocks.size() - 1);
    }
  }

  /** The rows at {@code from}, which are being read; null where nothing is known of them. */
  Rows rows(int from) {
    if (options.expected() == Expected.NOTHING || wrong.contains(from)) {
      return null;
    }
    RowPlan plan = options.expected().in(blocks);
    ColumnReader.Begun rows =
        plan == null ? null : ColumnReader.begin(plan, source.bytes(), from, source.length());
    if (rows == null) {
      return null;
    }
    begun.put(from, rows.columns());
    Span span = new Span(rows.start(), rows.end());
    return new Rows(source, span, rows.columns().rows(), options.rawStrings(), rows.columns());
  }

  /** Waits for all that was begun and tells where it was wrong. */
  Set<Integer> failures() {
    Set<Integer> failures = new TreeSet<>();
    begun.forEach(
        (from, columns) -> {
          if (!columns.done()) {
            failures.add(from);
          }
        });
    return failures;
  }

  /** Gives up what was begun. */
  void drop() {
    begun.values().forEach(Columns::drop);
  }
}
