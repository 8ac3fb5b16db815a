package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.pair.StructPair;

/** A rule about structs. */
public interface StructRule {
  /** Adds what differs between the two to {@code changes}. */
  void compare(StructPair structs, Changes changes);
}
