package dev.diptych;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A Kaitai Struct spec that describes a format.
 *
 * @param file its {@code .ksy} file
 * @param importPath folders for imports that begin with {@code /}
 * @param cache a folder for compiled specs, which only its owner may write; without one, a spec is
 *     compiled each time
 */
public record Spec(Path file, List<Path> importPath, Optional<Path> cache) {
  /**
   * Creates a spec.
   *
   * @param file its {@code .ksy} file
   * @param importPath folders for imports; copied
   * @param cache a folder for compiled specs
   */
  public Spec {
    requireNonNull(file, "file");
    requireNonNull(importPath, "importPath");
    requireNonNull(cache, "cache");
    importPath = List.copyOf(importPath);
  }

  /**
   * {@return the spec in a file, without import path and cache}
   *
   * @param file the {@code .ksy} file
   */
  public static Spec of(Path file) {
    requireNonNull(file, "file");
    return new Spec(file, List.of(), Optional.empty());
  }

  /**
   * {@return the same spec with other folders for imports that begin with {@code /}}
   *
   * @param folders the folders
   */
  public Spec withImportPath(List<Path> folders) {
    requireNonNull(folders, "folders");
    return new Spec(file, folders, cache);
  }

  /**
   * {@return the same spec with a folder for compiled specs}
   *
   * @param folder the folder, which only its owner may write
   */
  public Spec withCache(Path folder) {
    requireNonNull(folder, "folder");
    return new Spec(file, importPath, Optional.of(folder));
  }
}
