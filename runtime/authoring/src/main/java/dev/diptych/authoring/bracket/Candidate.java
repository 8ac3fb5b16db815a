package dev.diptych.authoring.bracket;

import dev.diptych.model.source.Span;

/**
 * A change of one byte of a text that may undo a mistake: a bracket in place of a blank, or a blank
 * in place of a bracket. All other offsets remain.
 *
 * @param at the offset of the byte
 * @param with the byte in its place
 * @param code the code of the mistake
 * @param span where the mistake is reported
 * @param message what is wrong
 * @param help a hint; empty if there is none
 */
record Candidate(int at, char with, String code, Span span, String message, String help) {
  /**
   * The evidence: the lower, the better. A line of words before deeper lines has no other sense.
   */
  int rank() {
    return with == '{' ? 0 : with == ' ' ? 2 : 1;
  }

  byte[] applied(byte[] text) {
    byte[] changed = text.clone();
    changed[at] = (byte) with;
    return changed;
  }
}
