package dev.diptych.binary.error;

import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;

/** The error about an input that exceeds its budget. */
public final class BudgetDiagnostic {
  private static final int MAX_PATH = 100;

  private BudgetDiagnostic() {}

  /**
   * The error.
   *
   * @param at the field at which the budget was exceeded
   * @param path the path to it, or an empty string
   * @param thrown the exception
   */
  public static Diagnostic at(Location at, String path, BudgetExceededException thrown) {
    String where = path.isEmpty() ? "this input" : brief(path);
    String message =
        "%s exceeds the budget of an input of this size: work and memory worth %d MB"
            .formatted(where, thrown.limit() >> 20);
    return Diagnostic.error("too-much", at, message, Allowance.HINT);
  }

  /** The end of a long path is sufficient. */
  private static String brief(String path) {
    return path.length() > MAX_PATH ? "…" + path.substring(path.length() - MAX_PATH) : path;
  }
}
