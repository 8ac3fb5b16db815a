package dev.diptych.conformance.migration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Lines of cells, with tabs between them. */
final class Table {
  private Table() {}

  static List<String[]> read(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
