package dev.diptych.compiler.check;

import dev.diptych.compiler.kaitai.Checked;
import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * A spec that passes all checks.
 *
 * @param spec the spec with its imports
 * @param checked its trees for the Kaitai Struct compiler
 */
public record Accepted(Spec spec, Checked checked) {
  /** The style warnings of the compiler. */
  public List<Diagnostic> warnings() {
    return checked.warnings();
  }
}
