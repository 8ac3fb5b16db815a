package dev.diptych.conformance.differential;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.conformance.oracle.OracleCases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The specs that both codecs read, with files. */
final class Cases {
  private static final Path CORPUS = Repository.path("conformance/corpus");

  /** Files of the corpus that programs made; not everywhere are they installed. */
  private static final Path MADE = Repository.path("conformance/target/corpus");

  private Cases() {}

  /**
   * The cases.
   *
   * @param made whether files that programs made are used, too
   */
  static List<OracleCase> all(boolean made) throws Exception {
    List<OracleCase> all = new ArrayList<>(OracleCases.all());
    try (Stream<Path> folders = Files.list(CORPUS)) {
      for (Path folder : folders.sorted().toList()) {
        String id = String.valueOf(folder.getFileName());
        Path ksy = folder.resolve(id + ".ksy");
        if (Files.exists(ksy)) {
          Map<String, byte[]> files = files(folder);
          files.putAll(made ? files(MADE.resolve(id)) : Map.of());
          all.add(new OracleCase("corpus " + id, ksy, List.of(), files));
        }
      }
    }
    return all;
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
          if (!file.toString().endsWith(".ksy")) {
            files.put(folder.relativize(file).toString(), Files.readAllBytes(file));
          }
        }
      }
    }
    return files;
  }
}
