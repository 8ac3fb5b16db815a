package dev.diptych.compiler.load;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.schema.Schema;
import java.util.List;

/**
 * A spec that is ready for use.
 *
 * @param schema its schema
 * @param loader knows the classes that were generated from it
 * @param warnings what is not good about it, but not wrong
 */
public record LoadedSpec(Schema schema, ClassLoader loader, List<Diagnostic> warnings) {
  /** Keeps its own copy of the warnings. */
  public LoadedSpec {
    warnings = List.copyOf(warnings);
  }
}
