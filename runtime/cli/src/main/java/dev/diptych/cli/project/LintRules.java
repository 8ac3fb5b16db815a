package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Severity;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which diagnostics are errors, and which are hidden.
 *
 * @param origin where the rules are from, for messages
 * @param deny codes of warnings and notes that are errors; may contain {@link #WARNINGS}
 * @param allow codes of warnings and notes that are hidden
 */
public record LintRules(String origin, Set<String> deny, Set<String> allow) {
  /** The word for the codes of all warnings. */
  public static final String WARNINGS = "warnings";

  /** No rules. */
  public static final LintRules NONE = new LintRules("", Set.of(), Set.of());

  /** Keeps its own copies. */
  public LintRules {
    deny = Set.copyOf(deny);
    allow = Set.copyOf(allow);
  }

  /** Whether {@code diagnostic} is denied by its code; null if its code is not named. */
  @Nullable Boolean deniesCode(Diagnostic diagnostic) {
    if (deny.contains(diagnostic.code())) {
      return true;
    }
    return allow.contains(diagnostic.code()) ? false : null;
  }

  /** Whether {@code diagnostic} is denied as a warning. */
  boolean deniesAsWarning(Diagnostic diagnostic) {
    return diagnostic.severity() == Severity.WARNING && deny.contains(WARNINGS);
  }
}
