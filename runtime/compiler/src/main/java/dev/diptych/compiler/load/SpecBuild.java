package dev.diptych.compiler.load;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.compiler.generate.engine.Generation;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.ksy.ImportFolders;
import dev.diptych.ksy.Lookup;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Builds the cache entry of a spec that is not cached. */
final class SpecBuild {
  /** The package of classes that only their own loader loads. */
  private static final String PACKAGE = "dev.diptych.loaded";

  private final Path ksy;
  private final List<Path> importPath;
  private final SourceCompiler compiler;
  private final Modules modules;

  /**
   * A build.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports
   * @param compiler compiles what is generated
   */
  SpecBuild(Path ksy, List<Path> importPath, SourceCompiler compiler)
      throws SpecException, IOException {
    this.ksy = ksy;
    this.importPath = importPath;
    this.compiler = compiler;
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

  /** Generates and compiles. */
  CacheEntry entry() throws SpecException, IOException {
    Generation generation = Generation.of(modules, PACKAGE);
    Map<String, byte[]> classes = compiler.compile(generation.spec(), generation.java());
    return new CacheEntry(
        JSON.std.asString(SchemaWriter.write(generation.schema())),
        warnings().write(generation.warnings()),
        classes);
  }
}
