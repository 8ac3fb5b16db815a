package dev.diptych.model.position;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Reference;
import java.util.Map;
import java.util.Set;

/**
 * The offsets of a document that are not numbers.
 *
 * @param paths their paths
 * @param references those that refer to a value, by path
 */
public record MissingOffsets(Set<Path> paths, Map<Path, Reference> references) {
  /** A document with all its offsets. */
  static final MissingOffsets NONE = new MissingOffsets(Set.of(), Map.of());

  /** Whether there are none. */
  public boolean isEmpty() {
    return paths.isEmpty();
  }
}
