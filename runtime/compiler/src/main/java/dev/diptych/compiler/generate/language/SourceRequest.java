package dev.diptych.compiler.generate.language;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What somebody wants to have generated.
 *
 * @param spec the spec
 * @param importPath folders to look in for imports whose names begin with {@code /}
 * @param languages the languages, at least one
 * @param packageName what the code is to be called
 * @param readOnly whether code that only reads is enough where writing is possible
 */
public record SourceRequest(
    Path spec,
    List<Path> importPath,
    Set<Language> languages,
    PackageName packageName,
    boolean readOnly) {
  /** Keeps its own copies. */
  public SourceRequest {
    importPath = List.copyOf(importPath);
    languages = Set.copyOf(languages);
  }

  boolean writes(Language language) {
    return language.canWrite() && !readOnly;
  }

  /** Several languages have a folder each; one alone needs none. */
  String folder(Language language) {
    return languages.size() > 1 ? language.id() + "/" : "";
  }
}
