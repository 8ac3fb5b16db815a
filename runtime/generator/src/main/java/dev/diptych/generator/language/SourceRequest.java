package dev.diptych.generator.language;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A request to generate parsers.
 *
 * @param spec the spec
 * @param importPath folders to look in for imports whose names begin with {@code /}
 * @param languages the languages, at least one
 * @param packageName the package of the code
 * @param readOnly whether to generate code that only reads
 */
public record SourceRequest(
    Path spec,
    List<Path> importPath,
    Set<Language> languages,
    PackageName packageName,
    boolean readOnly) {
  /**
   * Keeps its own copies.
   *
   * @throws IllegalArgumentException with a sentence if a part of the package is a word of one of
   *     the languages
   */
  public SourceRequest {
    importPath = List.copyOf(importPath);
    languages = Set.copyOf(languages);
    new TreeSet<>(languages).forEach(packageName::check);
  }

  boolean writes(Language language) {
    return language.canWrite() && !readOnly;
  }

  /** The folder of {@code language} with a slash, or an empty string if it is the only language. */
  String folder(Language language) {
    return languages.size() > 1 ? language.id() + "/" : "";
  }
}
