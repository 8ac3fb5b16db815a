package dev.diptych.runner.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * All that an implementation is asked.
 *
 * @param version of the vectors
 * @param files all that belongs to it, by path
 * @param checks in the order of the manifest
 */
public record Suite(String version, List<String> files, List<Check> checks) {
  /** The file that says what else there is. */
  public static final String MANIFEST = "manifest.json";

  /** Keeps its own copies. */
  public Suite {
    files = List.copyOf(files);
    checks = List.copyOf(checks);
  }

  /**
   * Reads a suite and compares every file with the checksum in its manifest.
   *
   * @param path a folder or a zip
   * @throws SuiteException where it is not whole
   * @throws IOException where it cannot be read
   */
  public static Suite read(Path path) throws IOException {
    return new SuiteReader(SuiteFiles.of(path)).read();
  }
}
