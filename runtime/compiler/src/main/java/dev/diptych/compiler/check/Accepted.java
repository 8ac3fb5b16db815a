package dev.diptych.compiler.check;

import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * A spec that passes all checks.
 *
 * @param spec the spec with its imports
 * @param warnings what has no effect, and style
 */
public record Accepted(Spec spec, List<Diagnostic> warnings) {}
