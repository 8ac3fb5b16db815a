package dev.diptych.spectools.relation;

import java.util.List;

/**
 * What sample files show about the numbers of a spec.
 *
 * @param keys numbers that follow from others, the most certain first
 * @param stated numbers of which the spec states that already, such as "chunk.len: the bytes of
 *     body"
 */
public record SuggestedKeys(List<SuggestedKey> keys, List<String> stated) {
  /** Keeps its own copies. */
  public SuggestedKeys {
    keys = List.copyOf(keys);
    stated = List.copyOf(stated);
  }
}
