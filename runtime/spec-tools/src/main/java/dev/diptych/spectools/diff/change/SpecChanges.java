package dev.diptych.spectools.diff.change;

import java.util.List;

/**
 * The differences between two specs.
 *
 * @param differences what differs, with the effect of each
 * @param trials the trials that support the verdicts: one for each direction and face
 */
public record SpecChanges(List<SpecDifference> differences, List<Trial> trials) {
  public SpecChanges {
    differences = List.copyOf(differences);
    trials = List.copyOf(trials);
  }
}
