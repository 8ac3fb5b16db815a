package dev.diptych.conformance.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A line of a table of files that plain Kaitai reads and Diptych does not read equally.
 *
 * @param spec the spec
 * @param file the file, or {@code *} for all files of the spec
 * @param outcome the outcome, with the code of a rejection
 * @param reason why
 */
record Rejected(String spec, String file, String outcome, String reason) {
  /** The lines of a table. */
  static List<Rejected> read(Path table) throws IOException {
    return Files.readAllLines(table).stream()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .map(parts -> new Rejected(parts[0], parts[1], parts[2], parts[3]))
        .toList();
  }

  /** Whether this line is about a file. */
  boolean covers(Job job) {
    return spec.equals(job.spec()) && (file.equals("*") || file.equals(job.name()));
  }
}
