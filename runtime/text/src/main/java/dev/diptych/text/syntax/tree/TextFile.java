package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A whole text.
 *
 * @param source the source
 * @param header its header line; null if it has none, which is an error
 * @param items the items outside of all blocks
 * @param tail the text after {@code Eof}; empty if {@code Eof} is missing
 */
public record TextFile(Source source, @Nullable Header header, List<Item> items, Span tail) {
  public TextFile {
    items = List.copyOf(items);
  }
}
