package dev.diptych.lsp.context;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of a text.
 *
 * @param key the key; null if there is none
 * @param cells the values in its parenthesis; empty if they are not plain words and numbers
 * @param extent from the key or the parenthesis to the end of the parenthesis
 */
public record RowText(@Nullable Token key, List<Token> cells, Extent extent) {
  /** Keeps its own copy. */
  public RowText {
    cells = List.copyOf(cells);
  }
}
