package dev.diptych.lsp.feature;

import dev.diptych.authoring.tree.Item;
import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Rows;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The long runs of rows of a text.
 *
 * @param ends the end of each by its start
 */
record LongRuns(Map<Integer, Integer> ends) {
  static final LongRuns NONE = new LongRuns(Map.of());

  /** The runs with at least {@code min} bytes. */
  static LongRuns of(Analysis analysis, int min) {
    Map<Integer, Integer> ends = new HashMap<>();
    List<Item> items = analysis.items();
    if (items == null) {
      plain(analysis.tree().items(), min, ends);
    } else {
      authored(items, min, ends);
    }
    return new LongRuns(ends);
  }

  private static void plain(
      List<dev.diptych.text.syntax.tree.Item> items, int min, Map<Integer, Integer> ends) {
    for (dev.diptych.text.syntax.tree.Item item : items) {
      if (item instanceof Rows rows) {
        add(rows.span(), min, ends);
      } else if (item instanceof Block block) {
        plain(block.items(), min, ends);
      }
    }
  }

  private static void authored(List<Item> items, int min, Map<Integer, Integer> ends) {
    for (Item item : items) {
      if (item instanceof Item.Run run) {
        add(run.origin().at().span(), min, ends);
      } else {
        authored(Outline.inner(item), min, ends);
      }
    }
  }

  private static void add(Span span, int min, Map<Integer, Integer> ends) {
    if (span.length() >= min) {
      ends.put(span.start(), span.end());
    }
  }

  /** The end of the run that begins at {@code start}; 0 if there is none. */
  int endOf(int start) {
    return ends.isEmpty() ? 0 : ends.getOrDefault(start, 0);
  }
}
