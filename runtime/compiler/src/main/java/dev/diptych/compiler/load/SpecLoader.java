package dev.diptych.compiler.load;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.compiler.SpecThread;
import dev.diptych.formats.SchemaReader;
import dev.diptych.formats.SpecJson;
import dev.diptych.ksy.ImportFolders;
import dev.diptych.ksy.Lookup;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Loads a {@code .ksy} at run time. What is derived from it is cached in a folder as data, so that
 * the next use of the same spec does not need the Kaitai Struct compiler. Safe for use by several
 * threads and processes.
 */
public final class SpecLoader {
  private final CacheStore store;
  private final Builder builder;

  /** Makes the entry of a spec that is not cached. */
  interface Builder {
    /** What is derived from the spec of {@code build}. */
    CacheEntry entry(SpecBuild build) throws SpecException, IOException;
  }

  /**
   * A loader.
   *
   * @param cacheFolder the cache of compiled specs, created where it is absent. Null and a folder
   *     that cannot be written disable the cache. A folder that other users can write is not used;
   *     {@link LoadedSpec#notes} contains the reason
   */
  public SpecLoader(@Nullable Path cacheFolder) {
    this(CacheStore.of(cacheFolder), SpecBuild::entry);
  }

  SpecLoader(CacheStore store, Builder builder) {
    this.store = store;
    this.builder = builder;
  }

  /**
   * Loads a spec.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports that begin with {@code /}
   * @throws SpecException where it is rejected
   * @throws IOException where it cannot be read
   */
  public LoadedSpec load(Path ksy, List<Path> importPath) throws SpecException, IOException {
    CacheKeys keys = CacheKeys.of(ksy, importPath);
    LoadedSpec kept = cached(ksy, importPath, keys);
    return kept != null ? kept : SpecThread.call(ksy, () -> built(ksy, importPath, keys));
  }

  private @Nullable LoadedSpec cached(Path ksy, List<Path> importPath, CacheKeys keys) {
    byte[] imports = store.read(keys.imports());
    if (imports == null) {
      return null;
    }
    try {
      List<Lookup> lookups = ImportList.read(imports);
      byte[] entry = store.read(keys.entry(lookups));
      CachedWarnings warnings =
          new CachedWarnings(ksy, new ImportFolders(ksy, importPath), lookups);
      return entry == null ? null : loaded(CacheEntry.read(entry), warnings);
    } catch (IOException e) {
      // An import cannot be read: compiling reports it.
      return null;
    }
  }

  private LoadedSpec built(Path ksy, List<Path> importPath, CacheKeys keys)
      throws SpecException, IOException {
    SpecBuild build = new SpecBuild(ksy, importPath);
    List<Lookup> lookups = build.lookups();
    String name = keys.entry(lookups);
    CacheEntry entry = builder.entry(build);
    // The result is not cached where files changed while they were compiled.
    if (name.equals(CacheKeys.of(ksy, importPath).entry(lookups))) {
      store.write(name, entry.write());
      store.write(keys.imports(), ImportList.write(lookups));
    }
    return loaded(entry, build.warnings());
  }

  private LoadedSpec loaded(CacheEntry entry, CachedWarnings warnings) throws IOException {
    return new LoadedSpec(
        SchemaReader.read(JSON.std.mapFrom(entry.schema())),
        SpecJson.read(JSON.std.mapFrom(entry.spec()), "spec"),
        warnings.read(entry.warnings()),
        warnings.files(),
        store.notes());
  }
}
