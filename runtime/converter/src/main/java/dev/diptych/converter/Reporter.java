package dev.diptych.converter;

import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * Receives what the steps of a conversion find, in the order of the steps. It decides what rejects
 * an input, because the user may change severities.
 */
@FunctionalInterface
public interface Reporter {
  /**
   * Shows or collects the diagnostics of a step.
   *
   * @return whether one of them is an error, so that no further step runs
   */
  boolean rejects(List<Diagnostic> found);
}
