package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Location;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A format of a project: a table such as {@code [formats.save]} of its project file. Paths and
 * patterns are relative to the folder of the file.
 *
 * @param name its name in the project file
 * @param at its location
 * @param files patterns of the files that have the format
 * @param specs the spec, or one for each version
 * @param importPath folders for imports that begin with {@code /}
 */
public record FormatEntry(
    String name, Location at, List<Entry> files, List<Entry> specs, List<Entry> importPath) {
  /** Keeps its own copies. */
  public FormatEntry {
    files = List.copyOf(files);
    specs = List.copyOf(specs);
    importPath = List.copyOf(importPath);
  }

  /**
   * The first of its patterns that {@code file} matches. A pattern without a slash is for names in
   * any folder.
   *
   * @param file relative to the folder of the project
   */
  public Optional<String> match(Path file) {
    String path = file.toString().replace('\\', '/');
    String name = path.substring(path.lastIndexOf('/') + 1);
    return files.stream()
        .map(Entry::value)
        .filter(each -> SpecPatterns.matches(each, each.indexOf('/') < 0 ? name : path))
        .findFirst();
  }
}
