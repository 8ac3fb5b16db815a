package dev.diptych.conformance;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The texts of the repository, plain and authored. */
public final class RepositoryTexts {
  private static final List<Vocabulary> VOCABULARIES =
      ServiceLoader.load(FormatFamily.class).stream()
          .flatMap(family -> family.get().vocabularies().stream())
          .toList();

  private RepositoryTexts() {}

  /** All of them, in a fixed order; also those that are there to be rejected. */
  public static List<Path> all() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root())) {
      return files
          .filter(file -> file.toString().matches(".*\\.(twin|mkm|plain)"))
          .filter(file -> !file.toString().contains("/target/"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }

  /** Opens {@code file} and what it includes, with the words of all plug-ins. */
  public static AuthoredTexts authored(Engine engine, Path file) {
    return authored(engine, file, List.of());
  }

  /** The same with folders where included files are looked for. */
  public static AuthoredTexts authored(Engine engine, Path file, List<Path> folders) {
    IncludedTexts includes = new IncludedTexts(file, folders, new InputFiles());
    return new AuthoredTexts(engine, () -> VOCABULARIES, includes, 1);
  }
}
