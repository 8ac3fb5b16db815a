package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Item;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * The items of an authored text after its header line.
 *
 * @param items the items, incomplete if there are errors
 * @param diagnostics the errors of syntax, in the order of the text
 */
public record AuthoredFile(List<Item> items, List<Diagnostic> diagnostics) {
  /** Keeps its own copies. */
  public AuthoredFile {
    items = List.copyOf(items);
    diagnostics = List.copyOf(diagnostics);
  }
}
