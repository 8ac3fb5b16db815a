package dev.diptych.compiler.generator;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Generates the sources of one request. */
public interface SourceGenerator {
  /**
   * Returns sources by path below the output folder, or errors.
   *
   * @throws IOException if the spec cannot be read
   */
  Result<Map<String, String>> sources() throws IOException;

  /** The names of the languages; files of several are in folders with these names. */
  List<String> languages();
}
