package dev.diptych.model.diagnostic;

import dev.diptych.model.document.Document;
import java.util.List;

/** What a text asks of the document that it compiles to, or of another document. */
@FunctionalInterface
public interface DocumentCheck {
  /** What {@code document} does not fulfil, at places in the text that asks for it. */
  List<Diagnostic> check(Document document);
}
