package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code [generate]} of a project file: what {@code diptych generate} writes. Paths are
 * relative to the folder of the file.
 *
 * @param at its location
 * @param importPath folders for imports that begin with {@code /}
 * @param targets what to write, at least one
 */
public record GenerateTable(Location at, List<Entry> importPath, List<Target> targets) {
  /** Keeps its own copies. */
  public GenerateTable {
    importPath = List.copyOf(importPath);
    targets = List.copyOf(targets);
  }

  /**
   * One output of all specs: the table {@code [generate.python]}.
   *
   * @param kind a language, {@code schema} or {@code docs}
   * @param folder where to write
   * @param specs paths or patterns of specs; its own or those of {@code [generate]}
   * @param packageName package of the code, or null
   * @param readOnly whether to generate code without encoding where encoding is supported
   * @param format the format of docs, or null for the default
   */
  public record Target(
      Entry kind,
      Entry folder,
      List<Entry> specs,
      @Nullable Entry packageName,
      boolean readOnly,
      @Nullable Entry format) {
    /** Keeps its own copy. */
    public Target {
      specs = List.copyOf(specs);
    }
  }
}
