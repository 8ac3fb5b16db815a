package dev.diptych.compiler.load;

import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.schema.Schema;
import java.nio.file.Path;
import java.util.List;

/**
 * A spec that is ready for use.
 *
 * @param schema its schema
 * @param spec the typed spec
 * @param warnings its warnings
 * @param files the spec, and every file that was looked up for its imports, present or not
 */
public record LoadedSpec(Schema schema, Spec spec, List<Diagnostic> warnings, List<Path> files) {
  /** Keeps its own copies. */
  public LoadedSpec {
    warnings = List.copyOf(warnings);
    files = List.copyOf(files);
  }
}
