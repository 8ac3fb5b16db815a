package dev.diptych.family;

import dev.diptych.model.document.Document;
import dev.diptych.twin.Opened;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Converts one document to another. */
@FunctionalInterface
public interface Conversion {
  /**
   * A converted document.
   *
   * @param document the new document
   * @param notes what could not be converted, one sentence each
   * @param changes what was changed, one sentence each
   */
  record Converted(Document document, List<String> notes, List<String> changes) {
    /** Keeps its own copies. */
    public Converted {
      notes = List.copyOf(notes);
      changes = List.copyOf(changes);
    }

    /** A document without a list of changes. */
    public Converted(Document document, List<String> notes) {
      this(document, notes, List.of());
    }
  }

  /**
   * Converts {@code input}.
   *
   * @return nothing if another file that is needed was rejected
   * @throws IllegalArgumentException with one sentence if {@code input} cannot be converted
   * @throws IOException if another file cannot be read
   */
  Optional<Converted> convert(Opened input) throws IOException;
}
