package dev.diptych.compiler.check;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.resolve.Reading;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * A spec that passes all checks.
 *
 * @param spec the spec with its imports
 * @param reading how it was read
 */
public record Accepted(Spec spec, Reading reading) {
  /** What has no effect, and style; it is looked for when this is called. */
  public List<Diagnostic> warnings() {
    return reading.warnings();
  }
}
