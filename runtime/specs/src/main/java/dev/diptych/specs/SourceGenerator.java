package dev.diptych.specs;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Generates the sources of one request. */
public interface SourceGenerator {
  /**
   * Returns sources by path below the output folder, or errors.
   *
   * @throws IOException if the spec cannot be read
   */
  Result<Map<String, String>> sources() throws IOException;

  /**
   * Returns the files of {@code wanted} that are missing or different in {@code folder}, each with
   * which of the two it is.
   *
   * @throws IOException if a file cannot be read
   */
  Map<String, String> outdated(Map<String, String> wanted, Path folder) throws IOException;
}
