package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The severities of diagnostics by the rules of a user. A rule that names a code takes precedence
 * over one for all warnings; a rule of the command line takes precedence over one of the project.
 *
 * @param command the rules of the command line
 * @param project the rules of the project file
 */
public record Severities(LintRules command, LintRules project) {
  /** Changes nothing. */
  public static final Severities UNCHANGED = new Severities(LintRules.NONE, LintRules.NONE);

  /** {@code diagnostic} with the severity to show, or nothing if it is hidden. */
  public Optional<Diagnostic> apply(Diagnostic diagnostic) {
    if (diagnostic.isError()) {
      return Optional.of(diagnostic);
    }
    for (LintRules rules : List.of(command, project)) {
      Boolean denied = rules.deniesCode(diagnostic);
      if (denied != null) {
        return denied ? Optional.of(denied(diagnostic, rules)) : Optional.empty();
      }
    }
    for (LintRules rules : List.of(command, project)) {
      if (rules.deniesAsWarning(diagnostic)) {
        return Optional.of(denied(diagnostic, rules));
      }
    }
    return Optional.of(diagnostic);
  }

  private static Diagnostic denied(Diagnostic diagnostic, LintRules rules) {
    List<String> notes = new ArrayList<>(diagnostic.notes());
    notes.add("this " + diagnostic.severity().word() + " is an error by " + rules.origin());
    return diagnostic.with(Severity.ERROR, notes);
  }
}
