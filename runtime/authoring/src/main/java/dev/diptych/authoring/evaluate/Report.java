package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the diagnostics of an expansion. One in something that is expanded several times is
 * reported once, and so are errors of one line that mostly follow from the first.
 */
public final class Report {
  private static final int MAX_REPORTED = 10_000;

  /**
   * Codes of what values are together: one that is wrong makes those beside it wrong. Other errors
   * are about one word each, such as a name that is not defined.
   */
  private static final Set<String> FOLLOWING =
      Set.of("syntax", "bad-argument", "bad-calculation", "too-much", "too-deep");

  private final Diagnostics found = new Diagnostics();
  private final Set<Object> reported = new HashSet<>();

  /** Reports an error. */
  public void error(String code, Origin origin, String message, String... help) {
    add(Diagnostic.error(code, origin.at(), message, help), origin);
  }

  /** Reports an error whose message asks about a correction, if there is one. */
  public void error(
      String code,
      Origin origin,
      String message,
      @Nullable Replacement replacement,
      String... help) {
    add(Diagnostic.error(code, origin.at(), message, help).suggesting(replacement), origin);
  }

  /** Reports an error with a correction that the help describes. */
  public void fixable(
      String code, Origin origin, String message, Replacement replacement, String... help) {
    add(Diagnostic.error(code, origin.at(), message, help).correctedBy(replacement), origin);
  }

  /** Reports a warning. */
  public void warning(String code, Origin origin, String message, String... help) {
    add(Diagnostic.warning(code, origin.at(), message, help), origin);
  }

  /** Reports a warning with a correction that the help describes. */
  public void doubtful(
      String code, Origin origin, String message, Replacement replacement, String... help) {
    add(Diagnostic.warning(code, origin.at(), message, help).correctedBy(replacement), origin);
  }

  private void add(Diagnostic diagnostic, Origin origin) {
    if (reported.size() < MAX_REPORTED && !reported.add(key(diagnostic, origin.at()))) {
      return;
    }
    found.add(diagnostic.at(origin.at(), origin.notes()));
  }

  /** What is reported once: of each code, one at a place or in a line. */
  private static Object key(Diagnostic diagnostic, Location.InText at) {
    Object place =
        diagnostic.isError() && FOLLOWING.contains(diagnostic.code())
            ? List.of(at.source(), at.source().position(at.span().start()).line())
            : at;
    return List.of(diagnostic.code(), place);
  }

  /** Adds a diagnostic in a file that {@code statement} includes. */
  public void included(Diagnostic diagnostic, Origin statement) {
    Origin.Step step = new Origin.Step("included", statement.at(), statement.via());
    if (diagnostic.location() instanceof Location.InText at) {
      add(diagnostic, new Origin(at, step));
    } else {
      found.add(diagnostic);
    }
  }

  /** Whether more errors would not be shown, so that looking for them is of no use. */
  boolean isFull() {
    return found.dropped() > 0;
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
