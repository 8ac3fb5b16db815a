package dev.diptych.family;

import dev.diptych.authoring.comment.Moves;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
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
   * @param moves where the content of the input is now, for its comments
   * @param others other inputs that are in the document, too
   */
  record Converted(
      Document document, List<String> notes, List<String> changes, Moves moves, List<Part> others) {
    /** Keeps its own copies. */
    public Converted {
      notes = List.copyOf(notes);
      changes = List.copyOf(changes);
      others = List.copyOf(others);
    }

    /** A document in which nothing is moved. */
    public Converted(Document document, List<String> notes, List<String> changes) {
      this(document, notes, changes, Moves.NONE, List.of());
    }

    /** A document without a list of changes. */
    public Converted(Document document, List<String> notes) {
      this(document, notes, List.of());
    }

    /** The same document, in which content of the input is moved. */
    public Converted moved(Moves by) {
      return new Converted(document, notes, changes, by, others);
    }
  }

  /**
   * An input that is part of a document.
   *
   * @param file the file, as it was opened
   * @param moves where its content is now
   */
  record Part(String file, Moves moves) {}

  /**
   * Converts {@code input}.
   *
   * @return nothing if another file that is needed was rejected
   * @throws IllegalArgumentException with one sentence if {@code input} cannot be converted
   * @throws IOException if another file cannot be read
   */
  Optional<Converted> convert(LocatedDocument input) throws IOException;
}
