package dev.diptych.compiler;

import java.nio.file.Path;
import java.util.List;

/**
 * The location of a spec.
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
