package dev.diptych.maven;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to generate.
 *
 * @param languages names of languages
 * @param packageName the package of the code; null for the default
 * @param readOnly whether to generate code without writing
 * @param schemas whether to generate schemas, too
 */
record GenerateSettings(
    List<String> languages, @Nullable String packageName, boolean readOnly, boolean schemas) {
  GenerateSettings {
    languages = List.copyOf(languages);
  }
}
