package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.pair.SpecPair;

/** A rule about specs as wholes. */
public interface SpecRule {
  /** Adds what differs between the two to {@code changes}. */
  void compare(SpecPair specs, Changes changes);
}
