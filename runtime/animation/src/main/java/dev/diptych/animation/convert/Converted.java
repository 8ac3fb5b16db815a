package dev.diptych.animation.convert;

import dev.diptych.model.document.Document;
import java.util.List;

/**
 * A document that was made of another.
 *
 * @param document the new document
 * @param remarks what could not be carried over, a sentence each
 */
public record Converted(Document document, List<String> remarks) {
  /** Keeps its own copy. */
  public Converted {
    remarks = List.copyOf(remarks);
  }
}
