package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.pair.StructPair;

/** A rule about structs. */
public interface StructRule {
  /** Adds what differs between the two to {@code changes}. */
  void compare(StructPair structs, Changes changes);
}
