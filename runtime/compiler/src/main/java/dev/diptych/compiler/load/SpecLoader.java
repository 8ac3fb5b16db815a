package dev.diptych.compiler.load;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.catalog.SchemaReader;
import dev.diptych.compiler.SpecException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Takes a {@code .ksy} that is named at run time to a format that is ready for use. What was
 * generated and compiled is kept in a folder, so that the next use of the same spec needs neither
 * the Kaitai Struct compiler nor that of Java. Safe for use by several threads and processes.
 */
public final class SpecLoader {
  private final Store store;

  /**
   * A loader.
   *
   * @param cacheFolder where compiled specs are kept; made where it is not there. One that cannot
   *     be written to is no error, but costs time
   */
  public SpecLoader(Path cacheFolder) {
    this.store = new Store(cacheFolder);
  }

  /**
   * Loads a spec.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports that begin with {@code /}
   * @throws SpecException where it is refused, with what is wrong and where
   * @throws IOException where it cannot be read
   */
  public LoadedSpec load(Path ksy, List<Path> importPath) throws SpecException, IOException {
    Keys keys = Keys.of(ksy, importPath);
    Entry kept = kept(keys);
    return loaded(kept != null ? kept : new SpecBuild(ksy, importPath, store).build(keys));
  }

  private Entry kept(Keys keys) {
    byte[] imports = store.read(keys.imports());
    if (imports == null) {
      return null;
    }
    try {
      byte[] entry = store.read(keys.entry(ImportList.read(imports)));
      return entry == null ? null : Entry.read(entry);
    } catch (IOException e) {
      // What an import is now cannot be read: building says so properly.
      return null;
    }
  }

  private static LoadedSpec loaded(Entry entry) throws IOException {
    return new LoadedSpec(
        SchemaReader.read(JSON.std.mapFrom(entry.schema())),
        new GeneratedLoader(entry.classes()),
        List.of());
  }
}
