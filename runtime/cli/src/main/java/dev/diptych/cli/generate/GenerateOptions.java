package dev.diptych.cli.generate;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.InstalledGenerator;
import dev.diptych.cli.session.UsageException;
import dev.diptych.cli.spec.SpecFiles;
import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.generator.GenerateRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code diptych generate}. */
final class GenerateOptions {
  @Option(
      names = "--spec",
      paramLabel = "KSY",
      description =
          "A Kaitai Struct spec; Diptych need not support its text. Repeat the option for several"
              + " into the same folder. Without this option, --lang and -d, the project file"
              + " determines everything.")
  private List<Path> specs = List.of();

  @Mixin private ImportPathOption importPath;

  @Option(
      names = "--lang",
      split = ",",
      paramLabel = "LANG",
      completionCandidates = InstalledGenerator.Languages.class,
      description = "${COMPLETION-CANDIDATES}; or all.")
  private List<String> languages = List.of();

  @Option(
      names = {"-d", "--dir"},
      paramLabel = "DIR",
      description =
          "The root of the sources, with one folder per language if there are several. Created if"
              + " necessary.")
  private @Nullable String folder;

  @Option(
      names = "--package",
      paramLabel = "NAME",
      description =
          "Package or namespace, its parts separated by dots: for cpp, csharp, go, java, php,"
              + " python.")
  private @Nullable String packageName;

  @Option(names = "--read-only", description = "Generate java and python without code for writing.")
  private boolean readOnly;

  @Option(
      names = "--project",
      paramLabel = "FILE",
      description =
          "The project file; by default, diptych.toml in the current folder or a folder above it.")
  private @Nullable Path project;

  /**
   * The project file; null if the options name specs.
   *
   * @throws UsageException if the options contradict each other, or there is no project file
   */
  @Nullable Path project() {
    boolean any = !specs.isEmpty() || folder != null || !languages.isEmpty();
    boolean more = packageName != null || readOnly || !importPath.folders().isEmpty();
    if (project != null && (any || more)) {
      throw new UsageException("--project cannot be combined with other options on what to write");
    }
    if (any || more) {
      requireAll();
      return null;
    }
    Path found = project == null ? ProjectFiles.find("-") : project;
    if (found == null) {
      throw new UsageException(
          "there is no project file diptych.toml in this folder or above it; without one, --spec,"
              + " --lang and -d are required");
    }
    return found;
  }

  private void requireAll() {
    List<String> missing = new ArrayList<>();
    if (specs.isEmpty()) {
      missing.add("--spec");
    }
    if (languages.isEmpty()) {
      missing.add("--lang");
    }
    if (folder == null) {
      missing.add("-d");
    }
    if (!missing.isEmpty()) {
      throw new UsageException("missing: " + String.join(", ", missing));
    }
  }

  /** The specs, each once; only without a project. */
  List<Path> specs() {
    return specs.stream().distinct().toList();
  }

  /** The output folder; only without a project. */
  Path folder() {
    return Path.of(requireNonNull(folder));
  }

  /**
   * What to generate for {@code spec} without a project.
   *
   * @throws UsageException if an option is invalid
   */
  GenerateRequest request(Path spec) {
    SpecFiles.rejectStandardInput(List.of(spec.toString()));
    if (requireNonNull(folder).isEmpty()) {
      throw new UsageException("-d is empty");
    }
    return new GenerateRequest(
        new SpecSource(spec, importPath.folders()), languages, packageName, readOnly);
  }

  /** The command line that generates what these options select. */
  String command() {
    List<String> words = new ArrayList<>(List.of("diptych", "generate"));
    if (specs.isEmpty()) {
      words.addAll(project == null ? List.of() : List.of("--project", project.toString()));
      return words.stream().map(GenerateOptions::quoted).collect(Collectors.joining(" "));
    }
    specs.forEach(path -> words.addAll(List.of("--spec", path.toString())));
    importPath.folders().forEach(path -> words.addAll(List.of("--import-path", path.toString())));
    words.addAll(List.of("--lang", String.join(",", languages), "-d", requireNonNull(folder)));
    if (packageName != null) {
      words.addAll(List.of("--package", packageName));
    }
    if (readOnly) {
      words.add("--read-only");
    }
    return words.stream().map(GenerateOptions::quoted).collect(Collectors.joining(" "));
  }

  /** Quotes {@code word} for a shell if necessary. */
  private static String quoted(String word) {
    return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
