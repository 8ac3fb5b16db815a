package dev.diptych.cli.spec;

import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.InstalledTools;
import dev.diptych.cli.session.UsageException;
import dev.diptych.specs.GenerateRequest;
import dev.diptych.specs.SpecSource;
import dev.diptych.specs.SpecTools;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code diptych generate}. */
final class GenerateOptions {
  @Option(
      names = "--spec",
      required = true,
      paramLabel = "KSY",
      description = "The Kaitai Struct spec; Diptych need not support its text.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private Path spec;

  @Mixin private ImportPathOption importPath;

  @Option(
      names = "--lang",
      required = true,
      split = ",",
      paramLabel = "LANG",
      completionCandidates = Names.class,
      description = "${COMPLETION-CANDIDATES}; or all.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private List<String> languages;

  @Option(
      names = {"-d", "--dir"},
      required = true,
      paramLabel = "DIR",
      description =
          "The root of the sources, with one folder per language if there are several. Created if"
              + " necessary.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private String folder;

  @Option(
      names = "--package",
      paramLabel = "NAME",
      description =
          "Package or namespace, its parts separated by dots: for cpp, csharp, go, java, php,"
              + " python.")
  private @Nullable String packageName;

  @Option(names = "--read-only", description = "Generate java and python without code for writing.")
  private boolean readOnly;

  /** The languages, for the help and for shell completion. */
  private static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return InstalledTools.find().map(SpecTools::languages).orElse(List.of()).iterator();
    }
  }

  Path spec() {
    return spec;
  }

  Path folder() {
    return Path.of(folder);
  }

  /**
   * What to generate.
   *
   * @throws UsageException if an option is invalid
   */
  GenerateRequest request() {
    SpecFiles.rejectStandardInput(List.of(spec.toString()));
    if (folder.isEmpty()) {
      throw new UsageException("-d is empty");
    }
    return new GenerateRequest(
        new SpecSource(spec, importPath.folders()), languages, packageName, readOnly);
  }

  /** The command line that generates what these options select. */
  String command() {
    List<String> words = new ArrayList<>(List.of("diptych", "generate", "--spec"));
    words.add(spec.toString());
    importPath.folders().forEach(path -> words.addAll(List.of("--import-path", path.toString())));
    words.addAll(List.of("--lang", String.join(",", languages), "-d", folder));
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
