package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.pair.FieldPair;

/** A rule about fields that are on both sides. */
public interface FieldRule {
  /** Adds what differs between the two to {@code changes}. */
  void compare(FieldPair fields, Changes changes);
}
