package dev.diptych.spectools.diff.change;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.twin.Face;
import java.util.List;

/**
 * One difference between two specs.
 *
 * @param code a stable name in kebab-case: the rule that found it
 * @param impact what it breaks
 * @param path what differs: a struct, and a field of it after a slash
 * @param at where that stands: in the new spec, or in the old one where it is not there any more
 * @param message what was and what is
 */
public record Change(String code, Impact impact, String path, Location at, String message) {
  /** The same for people: an error where it breaks {@code face}, or any face where that is null. */
  public Diagnostic diagnostic(Face face) {
    Severity severity = impact.breaks(face) ? Severity.ERROR : Severity.NOTE;
    return new Diagnostic(severity, code, at, path + ": " + message, List.of(impact.words()));
  }
}
