package dev.diptych.compiler.load;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.catalog.SchemaWriter;
import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.generate.Generation;
import dev.diptych.compiler.ksy.Lookup;
import dev.diptych.compiler.ksy.Modules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The long way from a spec to what the cache keeps of it. */
final class SpecBuild {
  /** Of classes that only their own loader knows. */
  private static final String PACKAGE = "dev.diptych.loaded";

  private final Path ksy;
  private final List<Path> importPath;
  private final Store store;

  SpecBuild(Path ksy, List<Path> importPath, Store store) {
    this.ksy = ksy;
    this.importPath = importPath;
    this.store = store;
  }

  /** Generates and compiles, and keeps what comes of it. */
  Entry build(Keys keys) throws SpecException, IOException {
    Set<Lookup> lookups = Modules.load(ksy, importPath).lookups().keySet();
    String name = keys.entry(lookups);
    Generation generation = Generation.of(ksy, importPath, PACKAGE);
    Entry entry =
        new Entry(
            JSON.std.asString(SchemaWriter.write(generation.schema())),
            new JavaCompilation(ksy).compile(generation.java()));
    // Files that have changed meanwhile must not come to stand under the name of what they were.
    if (name.equals(Keys.of(ksy, importPath).entry(lookups))) {
      store.write(name, entry.write());
      store.write(keys.imports(), ImportList.write(lookups));
    }
    return entry;
  }
}
