package dev.diptych.conformance.library;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Files of the repository that the shipped formats accept or reject. */
final class Samples {
  private static final String TEXTS = ".*\\.(twin|mkm)";
  private static final List<String> EXAMPLES =
      List.of("spec/formats", "runtime/animation/docs/examples");
  private static final List<String> CASES = List.of("conformance/vectors", "conformance/authored");

  private Samples() {}

  /** All binary files. */
  static List<Path> binary() {
    return all(CASES, ".*\\.bin");
  }

  /** All texts, plain and authored. */
  static List<Path> texts() {
    return Stream.of(EXAMPLES, CASES).flatMap(folders -> all(folders, TEXTS).stream()).toList();
  }

  /** The texts that users read first. */
  static List<Path> examples() {
    return all(EXAMPLES, TEXTS);
  }

  private static List<Path> all(List<String> folders, String name) {
    return folders.stream()
        .map(Repository::path)
        .flatMap(Samples::files)
        .filter(file -> file.toString().matches(name))
        .sorted()
        .toList();
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
