package dev.diptych.compiler.load;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.compiler.check.Accepted;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.compiler.schema.SchemaDeriver;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.formats.SpecJson;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.ImportFolders;
import dev.diptych.ksy.Lookup;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Builds the cache entry of a spec that is not cached. */
final class SpecBuild {
  private final Path ksy;
  private final List<Path> importPath;
  private final Modules modules;

  /**
   * A build.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports
   */
  SpecBuild(Path ksy, List<Path> importPath) throws SpecException, IOException {
    this.ksy = ksy;
    this.importPath = importPath;
    this.modules = Modules.load(ksy, importPath);
  }

  /** Every file that was looked up for an import. */
  List<Lookup> lookups() {
    return List.copyOf(modules.lookups().keySet());
  }

  /** Converts warnings to and from an entry. */
  CachedWarnings warnings() {
    return new CachedWarnings(ksy, new ImportFolders(ksy, importPath), lookups());
  }

  /** Checks the spec and derives its schema. */
  CacheEntry entry() throws SpecException, IOException {
    Accepted accepted = SpecCheck.of(modules);
    Schema schema = SchemaDeriver.derive(accepted.spec());
    plan(accepted.spec(), schema);
    return new CacheEntry(
        JSON.std.asString(SchemaWriter.write(schema)),
        JSON.std.asString(SpecJson.write(accepted.spec())),
        warnings().write(accepted.warnings()));
  }

  /** Rejects a spec that files cannot be decoded by. */
  private void plan(Spec spec, Schema schema) throws SpecException {
    try {
      FormatPlan.of(spec, schema);
    } catch (UnsupportedExpressionException e) {
      Origin origin = e.origin();
      Location at = origin == null ? new Location.Whole(ksy.toString()) : origin.location();
      throw new SpecException(List.of(Diagnostic.error("unsupported-spec", at, e.getMessage())));
    }
  }
}
