package dev.diptych.compiler.load;

import dev.diptych.compiler.ksy.ImportFolders;
import dev.diptych.compiler.ksy.Lookup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * What the cache calls things. No name holds where a spec stands, only what it and its imports say:
 * a copy of a spec elsewhere is the same spec.
 */
final class CacheKeys {
  private final byte[] spec;
  private final ImportFolders folders;

  private CacheKeys(byte[] spec, ImportFolders folders) {
    this.spec = spec;
    this.folders = folders;
  }

  /** Names for what comes of {@code ksy} as it is now. */
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
   * The name of what was compiled from the spec.
   *
   * @param lookups every file that was looked for on behalf of an import; those that are there are
   *     read
   */
  String entry(Collection<Lookup> lookups) throws IOException {
    Fingerprint all = new Fingerprint().add(spec);
    for (Lookup lookup : lookups) {
      all.add(lookup.folder()).add(lookup.file()).add(folders.read(lookup));
    }
    return all.word() + ".spec";
  }
}
