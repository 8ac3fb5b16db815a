package dev.diptych.model.diagnostic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Collects the findings of one run over one input, so that several errors are reported at once. It
 * keeps at most {@link #LIMIT} errors and as many others: a file with a million errors must not
 * cost a million objects.
 */
public final class Diagnostics {
  /** How many errors are kept, and how many other findings. */
  public static final int LIMIT = 100;

  private final List<Diagnostic> found = new ArrayList<>();
  private int errors;
  private int others;
  private int dropped;
  private boolean stopped;

  /** Adds a finding, or counts it where there are too many already. */
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

  /** Adds all that {@code other} has, and counts what that has not kept. */
  public void addAll(Diagnostics other) {
    addAll(other.found);
    dropped += other.dropped;
    stopped |= other.stopped;
  }

  /** Notes that nobody looks any further, so that nothing counts what was not found. */
  public void stop() {
    stopped = true;
  }

  /** Whether any error was added, kept or not. */
  public boolean hasErrors() {
    return errors > 0;
  }

  /** What was kept, and a note about {@code name} that counts what was not, where that is known. */
  public List<Diagnostic> summary(String name) {
    if (dropped == 0 && !stopped) {
      return List.copyOf(found);
    }
    List<Diagnostic> all = new ArrayList<>(found);
    String message =
        stopped
            ? "there may be more: only the first " + found.size() + " findings are shown"
            : dropped + (dropped == 1 ? " more finding is" : " more findings are") + " not shown";
    all.add(Diagnostic.note("more-findings", new Location.Whole(name), message));
    return all;
  }

  /** How many findings were not kept. */
  public int dropped() {
    return dropped;
  }

  /** What was kept, in the order it was added; a view. */
  public List<Diagnostic> list() {
    return Collections.unmodifiableList(found);
  }
}
