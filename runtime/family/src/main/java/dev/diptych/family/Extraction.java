package dev.diptych.family;

import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.util.Optional;

/** Makes a file that is in no format of the schemas, such as JSON, of one document. */
@FunctionalInterface
public interface Extraction {
  /**
   * What is made of {@code input}.
   *
   * @return nothing if another file that is needed was rejected
   * @throws IllegalArgumentException with one sentence if it is not in {@code input}, or cannot be
   *     made
   * @throws IOException if another file cannot be read
   */
  Optional<Extracted> of(LocatedDocument input) throws IOException;
}
