package dev.diptych.specs;

import java.nio.file.Path;
import java.util.List;

/**
 * Location of a spec.
 *
 * @param ksy its file
 * @param importPath folders for imports that begin with {@code /}
 */
public record SpecSource(Path ksy, List<Path> importPath) {
  public SpecSource {
    importPath = List.copyOf(importPath);
  }
}
