package dev.diptych.spectools.diff.change;

import dev.diptych.model.diagnostic.Location;

/**
 * One difference between two specs.
 *
 * @param code a stable name in kebab-case: the rule that found it
 * @param backward what it breaks where the new spec reads files of the old one
 * @param forward what it breaks where the old spec reads files of the new one
 * @param path the struct, and the field after a slash
 * @param at its location in the new spec, or in the old one for a removed node
 * @param message the old and the new state
 */
public record SpecDifference(
    String code, Impact backward, Impact forward, String path, Location at, String message) {
  /** What it breaks in {@code direction}. */
  public Impact in(Direction direction) {
    return direction == Direction.BACKWARD ? backward : forward;
  }
}
