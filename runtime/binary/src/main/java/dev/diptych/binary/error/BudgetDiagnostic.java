package dev.diptych.binary.error;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.records.BudgetExceededException;

/** The refusal of an input that asks for more than the budget of its run. */
public final class BudgetDiagnostic {
  private static final int MAX_PATH = 100;

  private BudgetDiagnostic() {}

  /**
   * The refusal.
   *
   * @param at the field where the budget was spent
   * @param path the way to it, empty where none is known
   * @param thrown what ended the run
   */
  public static Diagnostic at(Location at, String path, BudgetExceededException thrown) {
    String where = path.isEmpty() ? "this input" : brief(path);
    String message =
        "%s asks for too much: more work and memory than an input of this size may cost (%d MB)"
            .formatted(where, thrown.limit() >> 20);
    return Diagnostic.error("too-much", at, message, Allowance.HINT);
  }

  /** Paths through many structs say enough by their end. */
  private static String brief(String path) {
    return path.length() > MAX_PATH ? "…" + path.substring(path.length() - MAX_PATH) : path;
  }
}
