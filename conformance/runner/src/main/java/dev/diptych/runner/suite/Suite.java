package dev.diptych.runner.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A suite of checks.
 *
 * @param version version of the vectors
 * @param files all its files by path
 * @param checks the checks in the order of the manifest
 */
public record Suite(String version, List<String> files, List<Check> checks) {
  /** The name of the manifest file. */
  public static final String MANIFEST = "manifest.json";

  public Suite {
    files = List.copyOf(files);
    checks = List.copyOf(checks);
  }

  /**
   * Reads a suite and compares every file with the checksum in its manifest.
   *
   * @param path a folder or a zip
   * @throws SuiteException if it is incomplete, inconsistent or too large
   * @throws IOException if it cannot be read
   */
  public static Suite read(Path path) throws IOException {
    SuiteBudget budget = new SuiteBudget();
    try (SuiteFiles files = SuiteFiles.open(path, budget)) {
      return new SuiteReader(files, budget).read();
    }
  }
}
