package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.List;

/**
 * A whole text.
 *
 * @param source where it was read from
 * @param header its header line; null where it has none, which is an error
 * @param items what stands outside of all blocks
 * @param tail what stands after {@code Eof}; empty where {@code Eof} is missing
 */
public record TextFile(Source source, HeaderLine header, List<Item> items, Span tail) {
  /** Keeps its own copy of the list. */
  public TextFile {
    items = List.copyOf(items);
  }
}
