package dev.diptych.spectools.diff.change;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.twin.Face;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One difference between two specs.
 *
 * @param code a stable name in kebab-case: the rule that found it
 * @param impact what it breaks
 * @param path the struct, and the field after a slash
 * @param at its location in the new spec, or in the old one for a removed node
 * @param message the old and the new state
 */
public record Change(String code, Impact impact, String path, Location at, String message) {
  /**
   * This change as a diagnostic: an error where it breaks {@code face}, or any face where that is
   * null.
   */
  public Diagnostic diagnostic(@Nullable Face face) {
    Severity severity = impact.breaks(face) ? Severity.ERROR : Severity.NOTE;
    return new Diagnostic(severity, code, at, path + ": " + message, List.of(impact.words()));
  }
}
