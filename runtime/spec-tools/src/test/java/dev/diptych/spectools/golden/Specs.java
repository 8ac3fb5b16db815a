package dev.diptych.spectools.golden;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.spectools.describe.SpecView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Specs to look at. */
final class Specs {
  static final Path RESOURCES = Path.of("src/test/resources");
  static final Path REPOSITORY = Path.of("../..");

  private Specs() {}

  /** Those that were written to be looked at, and the formats that ship. */
  static List<Path> shown() throws IOException {
    Stream<Path> all =
        Stream.concat(
            below(RESOURCES.resolve("views")).stream(),
            below(REPOSITORY.resolve("spec/formats")).stream().filter(Specs::isFormat));
    return all.toList();
  }

  /** The specs below {@code folder} that have examples. */
  static List<Path> below(Path folder) throws IOException {
    return all(folder).stream()
        // The examples of some of them do not compile or do not show every field.
        .filter(file -> !file.toString().contains("/conformance/corpus/"))
        .filter(file -> !file.toString().contains("/test/resources/meaning/"))
        // Specs that have faults, for the compilers of generated code only.
        .filter(file -> !file.toString().contains("/generator/src/test/resources/cases/"))
        .toList();
  }

  /** All specs below {@code folder}. */
  static List<Path> all(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".ksy"))
          .filter(file -> !file.toString().contains("/target/"))
          .sorted()
          .toList();
    }
  }

  static String name(Path spec) {
    return spec.getFileName().toString().replaceFirst("\\.ksy$", "");
  }

  /** Looks at {@code spec}, which may import what is beside it or beside its folder. */
  static SpecView view(Path spec) throws SpecException, IOException {
    Path folder = spec.getParent();
    return new SpecView(SpecLoader.load(spec, List.of(folder, folder.getParent())));
  }

  private static boolean isFormat(Path spec) {
    try {
      return Files.readString(spec).contains("-twin-format:");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
