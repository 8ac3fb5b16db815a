package dev.diptych.compiler.load;

import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.compiler.check.Accepted;
import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.schema.Schema;
import java.nio.file.Path;
import java.util.List;

/**
 * A spec that is ready for use.
 *
 * @param schema its schema
 * @param accepted the typed spec
 * @param plan how its files are decoded
 * @param files the spec, and every file that was looked up for its imports, present or not
 */
public record LoadedSpec(Schema schema, Accepted accepted, FormatPlan plan, List<Path> files) {
  /** Keeps its own copy. */
  public LoadedSpec {
    files = List.copyOf(files);
  }

  /** The typed spec. */
  public Spec spec() {
    return accepted.spec();
  }

  /** The warnings of the spec; they are looked for when this is called. */
  public List<Diagnostic> warnings() {
    return accepted.warnings();
  }
}
