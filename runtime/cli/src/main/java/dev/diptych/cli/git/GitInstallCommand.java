package dev.diptych.cli.git;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.project.FormatEntry;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.cli.project.ProjectSpec;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code diptych git install}. */
@Command(
    name = "install",
    mixinStandardHelpOptions = true,
    description = "Configures git to show, merge and store binary files as texts.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych git install                          in the repository of the current folder",
      "  diptych git install --global                 in all repositories of this user",
      "  diptych git install --filter                 and the history contains texts",
      "  diptych git install --name save --spec save.ksy --binary '*.sav' --text '*.save'",
      "  diptych git install --remove                 as before",
      "",
      "The formats of a diptych.toml are installed, too; after a change of the file, install again.",
      "Drivers that .gitattributes names for the same patterns, such as merge=lfs, are kept.",
      "Writes to the configuration of git and to .gitattributes, which can be committed: without"
          + " Diptych,",
      "git ignores it, unless there is a filter. After --filter, git add --renormalize . stores"
          + " the texts",
      "of files that are in the history already.",
      "Exit codes: 0 done; 2 invalid usage; 3 could not read or write, or git failed."
    })
final class GitInstallCommand implements Callable<Integer> {
  private static final String DEFAULT = "diptych";
  private static final Path HERE = Path.of("");
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

  private final Session session;

  @Option(names = "--global", description = "In all repositories of this user.")
  private boolean global;

  @Option(
      names = "--filter",
      description = "Store the texts of binary files; a checkout writes the binary files.")
  private boolean filter;

  @Option(names = "--remove", description = "Undo an installation.")
  private boolean remove;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The name of the drivers, one for each spec. Default: diptych.")
  private String name = DEFAULT;

  @Option(
      names = "--spec",
      paramLabel = "KSY",
      description = "The format: a Kaitai Struct spec, instead of those that ship with Diptych.")
  private @Nullable Path spec;

  @Option(
      names = "--binary",
      split = ",",
      paramLabel = "PATTERN,…",
      hideParamSyntax = true,
      description = "Patterns of binary files. Default: those of the shipped formats.")
  private List<String> binaries = patterns(Families.binaryExtensions());

  @Option(
      names = "--text",
      split = ",",
      paramLabel = "PATTERN,…",
      hideParamSyntax = true,
      description = "Patterns of texts. Default: *.twin, and those of the shipped formats.")
  private List<String> texts = texts();

  GitInstallCommand(Session session) {
    this.session = session;
  }

  private static List<String> patterns(List<String> extensions) {
    return extensions.stream().map(extension -> "*." + extension).toList();
  }

  private static List<String> texts() {
    List<String> extensions = new ArrayList<>(List.of("twin"));
    extensions.addAll(Families.textExtensions());
    return patterns(extensions);
  }

  @Override
  public Integer call() throws IoFailure {
    check();
    Installation installation = new Installation(HERE, global, name);
    boolean whole = !global && spec == null && name.equals(DEFAULT);
    Project project = whole && !remove ? project() : null;
    List<String> former = whole ? installation.others(DEFAULT + ".") : List.of();
    for (String each : former) {
      new Installation(HERE, false, each).remove();
    }
    if (remove) {
      installation.remove();
      return ExitCode.DONE;
    }
    Path attributes = installation.install(drivers(format(), binaries, texts));
    for (FormatEntry format : project == null ? List.<FormatEntry>of() : project.formats()) {
      install(requireNonNull(project), format, attributes);
    }
    session.outputs().print(List.of("installed in " + attributes));
    return ExitCode.DONE;
  }

  private Installation.Drivers drivers(
      Installation.Format format, List<String> binaryPatterns, List<String> textPatterns) {
    return new Installation.Drivers(
        InstalledProgram.current(), format, filter, binaryPatterns, textPatterns);
  }

  /** The project of the current folder, whose file must be valid, or null. */
  private static @Nullable Project project() throws IoFailure {
    Path file = ProjectFiles.find("-");
    Result<Project> project = file == null ? null : new ProjectFiles().read(file);
    if (project != null && !project.ok()) {
      throw new UsageException(project.diagnostics().get(0).message() + ": " + file);
    }
    return project == null ? null : project.value().orElseThrow();
  }

  /** Installs a format of a project, for all of its patterns. */
  private void install(Project project, FormatEntry format, Path attributes) throws IoFailure {
    List<String> errors = new ArrayList<>();
    List<ProjectSpec> specs = ProjectSpec.of(project, format, error -> errors.add(error.message()));
    if (!errors.isEmpty()) {
      throw new UsageException("[formats." + format.name() + "]: " + errors.get(0));
    }
    Set<Path> importPath = new LinkedHashSet<>();
    specs.forEach(each -> importPath.addAll(each.source().importPath()));
    Installation.Format installed =
        new Installation.Format(
            specs.stream().map(each -> each.source().ksy()).toList(), List.copyOf(importPath));
    Path tree = requireNonNull(attributes.getParent());
    List<String> patterns =
        format.files().stream()
            .map(pattern -> placed(tree, project.folder(), pattern.value()))
            .toList();
    patterns.forEach(GitInstallCommand::check);
    new Installation(HERE, false, DEFAULT + "." + format.name())
        .install(drivers(installed, patterns, List.of()));
  }

  /** A pattern of a project, relative to the root of the repository. */
  private static String placed(Path tree, Path folder, String pattern) {
    String inner = tree.relativize(folder).toString().replace('\\', '/');
    boolean name = pattern.indexOf('/') < 0;
    return inner.isEmpty()
        ? (name ? pattern : "/" + pattern)
        : "/" + inner + (name ? "/**/" : "/") + pattern;
  }

  private void check() {
    if (!NAME.matcher(name).matches()) {
      throw new UsageException("--name: only small letters, digits and hyphens");
    }
    binaries.forEach(GitInstallCommand::check);
    texts.forEach(GitInstallCommand::check);
    if (spec != null && !Files.isRegularFile(spec)) {
      throw new UsageException("--spec: there is no file " + spec);
    }
  }

  private static void check(String pattern) {
    if (pattern.isEmpty() || pattern.startsWith("#") || pattern.matches(".*[\\s\"].*")) {
      throw new UsageException("'" + pattern + "' is not a pattern without blanks and quotes");
    }
  }

  private Installation.Format format() throws IoFailure {
    if (spec == null) {
      return Installation.Format.SHIPPED;
    }
    try {
      return new Installation.Format(List.of(spec.toRealPath()), List.of());
    } catch (IOException e) {
      throw IoFailure.reading(spec.toString(), e);
    }
  }
}
