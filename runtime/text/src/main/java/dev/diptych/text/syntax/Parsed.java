package dev.diptych.text.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.List;

/**
 * The result of parsing.
 *
 * @param file the tree, incomplete if there are errors
 * @param diagnostics the errors in text order, at most {@link
 *     dev.diptych.model.diagnostic.Diagnostics#LIMIT}
 */
public record Parsed(TextFile file, List<Diagnostic> diagnostics) {
  public Parsed {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether the text has no syntax errors. */
  public boolean ok() {
    return diagnostics.stream().noneMatch(Diagnostic::isError);
  }
}
