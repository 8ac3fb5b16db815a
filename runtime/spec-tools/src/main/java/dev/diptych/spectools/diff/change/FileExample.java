package dev.diptych.spectools.diff.change;

import dev.diptych.model.document.Blob;
import dev.diptych.twin.Face;
import java.util.Set;

/**
 * A file of one spec that the other one rejects or reads with another meaning.
 *
 * @param direction which spec reads the file of the other
 * @param face the face of the file
 * @param content the file
 * @param code the code of the diagnostic that rejects it; {@code value-differs} if it is read with
 *     another meaning
 * @param effect what the reading spec does with it, one sentence
 * @param shows the differences that it shows, each as its code, a space, and its path; empty if it
 *     cannot be attributed to one
 */
public record FileExample(
    Direction direction, Face face, Blob content, String code, String effect, Set<String> shows) {
  /** The code of an example that is read with another meaning. */
  public static final String VALUE_DIFFERS = "value-differs";

  public FileExample {
    shows = Set.copyOf(shows);
  }
}
