package dev.diptych.model.rule;

import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;

/** Takes what a rule finds; whoever runs the rule knows where paths stand in the input. */
public interface Findings {
  /**
   * Takes one finding.
   *
   * @param severity how bad it is
   * @param code a stable name in kebab-case
   * @param at the value meant; an element of a table is one of its rows
   * @param message one sentence
   * @param help advice, a sentence each
   */
  void report(Severity severity, String code, Path at, String message, String... help);
}
