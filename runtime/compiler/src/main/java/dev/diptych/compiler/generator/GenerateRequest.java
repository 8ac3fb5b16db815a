package dev.diptych.compiler.generator;

import dev.diptych.compiler.SpecSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request to generate parsers.
 *
 * @param spec the spec
 * @param languages names of languages; {@code all} for every language
 * @param packageName package of the code; null for the default
 * @param readOnly whether to generate read-only code where writing is supported
 */
public record GenerateRequest(
    SpecSource spec, List<String> languages, @Nullable String packageName, boolean readOnly) {
  public GenerateRequest {
    languages = List.copyOf(languages);
  }
}
