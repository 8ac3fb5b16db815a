package dev.diptych.specs;

import java.util.List;

/**
 * Which parsers are to be generated.
 *
 * @param spec the spec
 * @param languages names of languages; {@code all} stands for every one
 * @param packageName what the code is to be called; null where nobody says
 * @param readOnly whether code that only reads is enough where writing is possible
 */
public record GenerateRequest(
    SpecSource spec, List<String> languages, String packageName, boolean readOnly) {
  /** Keeps its own copy. */
  public GenerateRequest {
    languages = List.copyOf(languages);
  }
}
