package dev.diptych.compiler.load;

import dev.diptych.ksy.ImportFolders;
import dev.diptych.ksy.Lookup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * The names of files in the cache. They depend on the content of a spec and its imports, not on
 * their paths: a copy of a spec is the same spec.
 */
final class CacheKeys {
  private final byte[] spec;
  private final ImportFolders folders;

  private CacheKeys(byte[] spec, ImportFolders folders) {
    this.spec = spec;
    this.folders = folders;
  }

  /** The names for the current content of {@code ksy}. */
  static CacheKeys of(Path ksy, List<Path> importPath) throws IOException {
    Fingerprint spec = new Fingerprint().add(BuildIdentity.bytes());
    spec.add(String.valueOf(ksy.getFileName())).add(ImportFolders.bytes(ksy));
    spec.add(importPath.size());
    return new CacheKeys(spec.bytes(), new ImportFolders(ksy, importPath));
  }

  /** The name of the list of what the spec imports. */
  String imports() {
    return new Fingerprint().add(spec).word() + ".imports";
  }

  /**
   * The name of the compiled spec.
   *
   * @param lookups every file that was looked up for an import; those that are present are read
   */
  String entry(Collection<Lookup> lookups) throws IOException {
    Fingerprint all = new Fingerprint().add(spec);
    for (Lookup lookup : lookups) {
      all.add(lookup.folder()).add(lookup.file()).add(folders.read(lookup));
    }
    return all.word() + ".spec";
  }
}
