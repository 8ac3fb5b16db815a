package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of a text.
 *
 * @param key the key; null if there is none
 * @param cells the values in its parenthesis; empty if they are not plain words and numbers
 * @param span from the key or the parenthesis to the end of the parenthesis
 */
public record RowText(@Nullable Span key, List<Span> cells, Span span) {
  /** Keeps its own copy. */
  public RowText {
    cells = List.copyOf(cells);
  }
}
