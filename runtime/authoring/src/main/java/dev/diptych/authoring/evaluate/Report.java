package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects the diagnostics of an expansion. An error in something that is expanded several times is
 * reported once.
 */
public final class Report {
  private final Diagnostics found = new Diagnostics();
  private final Set<Object> reported = new HashSet<>();

  /** Reports an error. */
  public void error(String code, Origin origin, String message, String... help) {
    add(Diagnostic.error(code, origin.at(), message, help), origin);
  }

  /** Reports a warning. */
  public void warning(String code, Origin origin, String message, String... help) {
    add(Diagnostic.warning(code, origin.at(), message, help), origin);
  }

  private void add(Diagnostic diagnostic, Origin origin) {
    if (reported.size() < 10_000 && !reported.add(List.of(diagnostic.code(), origin.at()))) {
      return;
    }
    found.add(diagnostic.at(origin.at(), origin.notes()));
  }

  /** Adds diagnostics of another part. */
  public void addAll(List<Diagnostic> diagnostics) {
    found.addAll(diagnostics);
  }

  /** Whether there is an error. */
  public boolean hasErrors() {
    return found.hasErrors();
  }

  /** The diagnostics, with a note about {@code name} if some were dropped. */
  public List<Diagnostic> summary(String name) {
    return found.summary(name);
  }
}
