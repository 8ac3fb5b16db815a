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

  private static final Path SHIPPED = Repository.path("spec/formats");
  private static final Path INVALID = Repository.path("conformance/vectors/invalid/binary");

  private Cases() {}

  /**
   * The cases.
   *
   * @param made whether files that programs made are used, too
   */
  static List<OracleCase> all(boolean made) throws Exception {
    List<OracleCase> all = new ArrayList<>(OracleCases.all());
    addInvalid("input_animation", all);
    addInvalid("mikoto_motion", all);
    try (Stream<Path> folders = Files.list(CORPUS)) {
      for (Path folder : folders.sorted().toList()) {
        String id = String.valueOf(folder.getFileName());
        Path ksy = folder.resolve(id + ".ksy");
        if (Files.exists(ksy)) {
          Map<String, byte[]> files = files(folder);
          files.putAll(made ? files(MADE.resolve(id)) : Map.of());
          all.add(new OracleCase("corpus " + id, ksy, List.of(CORPUS), files));
        }
      }
    }
    return all;
  }

  /** Adds the invalid vectors of a format that ships, for each of its specs. */
  private static void addInvalid(String format, List<OracleCase> all) throws IOException {
    Map<String, byte[]> files = files(INVALID.resolve(format));
    files.keySet().removeIf(name -> !name.endsWith(".bin"));
    try (Stream<Path> specs = Files.list(SHIPPED.resolve(format))) {
      for (Path ksy : specs.filter(Cases::isLayout).sorted().toList()) {
        all.add(new OracleCase("invalid " + ksy.getFileName(), ksy, List.of(), files));
      }
    }
  }

  /** Whether a file is the spec of a layout, not one that others import. */
  private static boolean isLayout(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.matches("input_animation_\\d.*\\.ksy|mikoto_motion\\.ksy");
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
