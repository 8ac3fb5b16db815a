package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.pair.SpecPair;

/** A rule about specs as wholes. */
public interface SpecRule {
  /** Adds what differs between the two to {@code changes}. */
  void compare(SpecPair specs, Changes changes);
}
