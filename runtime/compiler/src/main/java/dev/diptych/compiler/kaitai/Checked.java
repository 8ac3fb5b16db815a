package dev.diptych.compiler.kaitai;

import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.format.ClassSpecs;
import java.util.List;

/**
 * A spec that the compiler accepts.
 *
 * @param specs it and its imports
 * @param warnings what the compiler finds bad style in them
 */
public record Checked(ClassSpecs specs, List<Diagnostic> warnings) {
  /** Keeps its own copy of the warnings. */
  public Checked {
    warnings = List.copyOf(warnings);
  }
}
