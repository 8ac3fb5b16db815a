package dev.diptych.specs;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Generates what one request asks for. */
public interface SourceGenerator {
  /**
   * Sources by path below the output folder, or why there are none.
   *
   * @throws IOException where the spec cannot be read
   */
  Result<Map<String, String>> sources() throws IOException;

  /**
   * The files of {@code wanted} that differ from those in {@code folder} or are missing there, and
   * which of the two it is.
   *
   * @throws IOException where a file cannot be read
   */
  Map<String, String> outdated(Map<String, String> wanted, Path folder) throws IOException;
}
