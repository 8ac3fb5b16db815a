package dev.diptych.lsp.analysis;

import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;
import org.eclipse.lsp4j.Range;

/**
 * A diagnostic and where an editor shows it.
 *
 * @param uri the document or file
 * @param range where in it
 * @param message its message without hints
 * @param diagnostic the diagnostic
 * @param related places that explain it
 */
public record Finding(
    String uri, Range range, String message, Diagnostic diagnostic, List<Related> related) {
  /** Keeps its own copy. */
  public Finding {
    related = List.copyOf(related);
  }
}
