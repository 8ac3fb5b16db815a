package dev.diptych.generator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The files that all specs of the project give in one language, each spec in a package of its own.
 * Which are rejected, and why, is in {@code rejected/}; {@code -Dbless} writes it. {@code
 * -Ddiptych.brought=FOLDER:…} takes the specs of other folders instead, such as a checkout of
 * Kaitai Struct's formats, which are also the import path.
 */
final class GeneratedSources {
  private static final Path PROJECT = Path.of("../..");
  private static final Path REJECTED = Path.of("src/test/resources/rejected");
  private static final List<String> FOLDERS =
      List.of(
          "spec/formats",
          "conformance/specs",
          "conformance/features",
          "conformance/benchmarks/specs",
          "examples",
          "runtime/generator/src/test/resources/cases",
          "runtime/generator/src/test/resources/sources");

  private static final List<Path> BROUGHT =
      Stream.of(System.getProperty("diptych.brought", "").split(File.pathSeparator))
          .filter(name -> !name.isEmpty())
          .map(Path::of)
          .toList();

  private static final List<Path> IMPORT_PATH =
      BROUGHT.isEmpty() ? List.of(PROJECT.resolve("conformance/specs")) : BROUGHT;

  private final Language language;
  private final Path folder;
  private final List<Path> files = new ArrayList<>();
  private final List<String> rejected = new ArrayList<>();

  private GeneratedSources(Language language, Path folder) {
    this.language = language;
    this.folder = folder;
  }

  /** Writes those of {@code language} below {@code folder}, and compares what is rejected. */
  static List<Path> write(Language language, Path folder) throws IOException {
    GeneratedSources sources = new GeneratedSources(language, folder);
    for (Path spec : specs()) {
      sources.add(spec);
    }
    if (BROUGHT.isEmpty()) {
      sources.compare();
    }
    return sources.files;
  }

  private void add(Path spec) throws IOException {
    String name = "s" + files.size();
    Result<Map<String, String>> result =
        LanguageSources.of(
            new SourceRequest(spec, IMPORT_PATH, Set.of(language), PackageName.parse(name), true));
    result.diagnostics().stream()
        .filter(Diagnostic::isError)
        .findFirst()
        .ifPresent(error -> reject(spec, error));
    for (Map.Entry<String, String> file : result.value().orElse(Map.of()).entrySet()) {
      Path path = folder.resolve(name).resolve(file.getKey());
      Files.createDirectories(requireNonNull(path.getParent()));
      // As the command does: a string of a spec can have half a surrogate pair.
      Files.write(path, file.getValue().getBytes(UTF_8));
      files.add(path);
    }
  }

  private void reject(Path spec, Diagnostic error) {
    Path from = BROUGHT.isEmpty() ? PROJECT.relativize(spec) : spec;
    String path = from.toString().replace('\\', '/');
    String message = error.message().replace('\n', ' ').replace(PROJECT.toString(), "");
    rejected.add(String.join("\t", path, error.code(), message));
  }

  private void compare() throws IOException {
    Path expected = REJECTED.resolve(language.id() + ".tsv");
    String text = String.join("\n", rejected) + "\n";
    if (!System.getProperty("bless", "false").equals("false")) {
      assertThat(System.getenv("CI")).as("-Dbless is not for CI").isNotEqualTo("true");
      Files.createDirectories(REJECTED);
      Files.writeString(expected, text);
    }
    assertThat(text).isEqualTo(Files.readString(expected));
  }

  private static List<Path> folders() {
    return BROUGHT.isEmpty() ? FOLDERS.stream().map(PROJECT::resolve).toList() : BROUGHT;
  }

  private static List<Path> specs() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (Path folder : folders()) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.filter(path -> path.toString().endsWith(".ksy"))
            .filter(path -> !path.toString().contains("/target/"))
            .sorted()
            .forEach(specs::add);
      }
    }
    return specs;
  }
}
