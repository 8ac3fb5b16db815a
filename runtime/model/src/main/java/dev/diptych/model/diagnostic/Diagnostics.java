package dev.diptych.model.diagnostic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Collects the diagnostics of one run over one input, so that several errors are reported at once.
 * Keeps at most {@link #LIMIT} errors and as many warnings and notes: a file with a million errors
 * must not cost a million objects.
 */
public final class Diagnostics {
  /** Maximum number of errors, and of warnings and notes together. */
  public static final int LIMIT = 100;

  private final List<Diagnostic> found = new ArrayList<>();
  private int errors;
  private int others;
  private int dropped;
  private boolean stopped;

  /** Adds a diagnostic, or only counts it if the limit is reached. */
  public void add(Diagnostic diagnostic) {
    int seen = diagnostic.isError() ? errors++ : others++;
    if (seen < LIMIT) {
      found.add(diagnostic);
    } else {
      dropped++;
    }
  }

  /** Adds each of {@code diagnostics}. */
  public void addAll(Collection<Diagnostic> diagnostics) {
    diagnostics.forEach(this::add);
  }

  /** Adds all diagnostics of {@code other}, including the count of those that it dropped. */
  public void addAll(Diagnostics other) {
    addAll(other.found);
    dropped += other.dropped;
    stopped |= other.stopped;
  }

  /**
   * Records that the search stopped early, so that the number of dropped diagnostics is unknown.
   */
  public void stop() {
    stopped = true;
  }

  /** Whether any error was added, kept or not. */
  public boolean hasErrors() {
    return errors > 0;
  }

  /** The diagnostics that were kept, and a note about {@code name} on how many were not, if any. */
  public List<Diagnostic> summary(String name) {
    if (dropped == 0 && !stopped) {
      return List.copyOf(found);
    }
    List<Diagnostic> all = new ArrayList<>(found);
    String message =
        stopped
            ? "only the first " + found.size() + " diagnostics are shown; there may be more"
            : dropped
                + (dropped == 1 ? " more diagnostic is" : " more diagnostics are")
                + " not shown";
    all.add(Diagnostic.note("more-findings", new Location.Whole(name), message));
    return all;
  }

  /** Number of diagnostics that were not kept. */
  public int dropped() {
    return dropped;
  }

  /** The diagnostics that were kept, in order of addition; a view. */
  public List<Diagnostic> list() {
    return Collections.unmodifiableList(found);
  }
}
