package dev.diptych.text.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.List;

/**
 * What parsing has given.
 *
 * @param file the tree; where there are errors, what could be made of the text
 * @param diagnostics what is wrong, in the order of the text, at most {@link
 *     dev.diptych.model.diagnostic.Diagnostics#LIMIT}
 */
public record Parsed(TextFile file, List<Diagnostic> diagnostics) {
  /** Keeps its own copy of the list. */
  public Parsed {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether the text is well formed. */
  public boolean ok() {
    return diagnostics.stream().noneMatch(Diagnostic::isError);
  }
}
