package dev.diptych.specs;

import java.nio.file.Path;
import java.util.List;

/**
 * Where a spec is.
 *
 * @param ksy its file
 * @param importPath folders to look in for imports that begin with {@code /}
 */
public record SpecSource(Path ksy, List<Path> importPath) {
  /** Keeps its own copy. */
  public SpecSource {
    importPath = List.copyOf(importPath);
  }
}
