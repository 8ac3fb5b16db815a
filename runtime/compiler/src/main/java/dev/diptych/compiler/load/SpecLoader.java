package dev.diptych.compiler.load;

import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.SpecThread;
import dev.diptych.compiler.check.Accepted;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.compiler.schema.SchemaDeriver;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Loads a {@code .ksy} at run time. */
public final class SpecLoader {
  private SpecLoader() {}

  /**
   * Loads a spec.
   *
   * @throws SpecException with all errors where it is rejected
   * @throws IOException where it cannot be read
   */
  public static LoadedSpec load(SpecSource source) throws SpecException, IOException {
    return SpecThread.call(
        source.ksy(), () -> loaded(Modules.load(source.ksy(), source.importPath())));
  }

  /**
   * Loads a spec.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports that begin with {@code /}
   * @throws SpecException with all errors where it is rejected
   * @throws IOException where it cannot be read
   */
  public static LoadedSpec load(Path ksy, List<Path> importPath) throws SpecException, IOException {
    return load(new SpecSource(ksy, importPath));
  }

  static LoadedSpec loaded(Modules modules) throws SpecException {
    Accepted accepted = SpecCheck.of(modules);
    Schema schema = SchemaDeriver.derive(accepted.spec());
    FormatPlan plan = plan(accepted.spec(), schema, modules.root().path());
    return new LoadedSpec(schema, accepted, plan, modules.files());
  }

  /** The plan of a spec, unless files cannot be decoded by it. */
  private static FormatPlan plan(Spec spec, Schema schema, Path ksy) throws SpecException {
    try {
      return FormatPlan.of(spec, schema);
    } catch (UnsupportedExpressionException e) {
      Origin origin = e.origin();
      Location at = origin == null ? new Location.Whole(ksy.toString()) : origin.location();
      throw new SpecException(List.of(Diagnostic.error("unsupported-spec", at, e.getMessage())));
    }
  }
}
