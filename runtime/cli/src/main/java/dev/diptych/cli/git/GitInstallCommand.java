package dev.diptych.cli.git;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.project.Entry;
import dev.diptych.cli.project.FormatEntry;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.cli.project.ProjectSpec;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
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
      "Exit codes: 0 done; 1 the project file is rejected; 2 invalid usage; 3 could not read or"
          + " write, or git",
      "failed."
    })
final class GitInstallCommand implements Callable<Integer> {
  private static final String DEFAULT = "diptych";
  private static final Path HERE = Path.of("");
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

  private final Session session;
  private final List<Diagnostic> errors = new ArrayList<>();

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
    Path file = whole && !remove ? ProjectFiles.find("-") : null;
    Project project = file == null ? null : session.project(file).orElse(null);
    if (file != null && project == null) {
      return ExitCode.REJECTED;
    }
    List<Installed> formats = project == null ? List.of() : formats(project);
    if (session.show(errors)) {
      return ExitCode.REJECTED;
    }
    List<String> former = whole ? installation.others(DEFAULT + ".") : List.of();
    for (String each : former) {
      new Installation(HERE, false, each).remove();
    }
    if (remove) {
      installation.remove();
      return ExitCode.DONE;
    }
    Path attributes = installation.install(drivers(format(), binaries, texts));
    for (Installed each : formats) {
      install(requireNonNull(project), each, attributes);
    }
    session.outputs().print(List.of("installed in " + attributes));
    return ExitCode.DONE;
  }

  /**
   * A format of a project that can be installed.
   *
   * @param entry the format
   * @param specs its specs
   */
  private record Installed(FormatEntry entry, Installation.Format specs) {}

  /** The formats of {@code project}; what is wrong with them is in {@code errors}. */
  private List<Installed> formats(Project project) throws IoFailure {
    List<Installed> formats = new ArrayList<>();
    for (FormatEntry each : project.formats()) {
      List<ProjectSpec> specs = ProjectSpec.of(project, each, errors::add);
      Set<Path> importPath = new LinkedHashSet<>();
      specs.forEach(spec -> importPath.addAll(spec.source().importPath()));
      List<Path> files = specs.stream().map(spec -> spec.source().ksy()).toList();
      formats.add(new Installed(each, new Installation.Format(files, List.copyOf(importPath))));
      for (Entry pattern : each.files()) {
        if (!isPattern(pattern.value())) {
          errors.add(Diagnostic.error("bad-project", pattern.at(), notPattern(pattern.value())));
        }
      }
    }
    return formats;
  }

  private Installation.Drivers drivers(
      Installation.Format format, List<String> binaryPatterns, List<String> textPatterns) {
    return new Installation.Drivers(
        InstalledProgram.current(), format, filter, binaryPatterns, textPatterns);
  }

  /** Installs a format of a project, for all of its patterns. */
  private void install(Project project, Installed format, Path attributes) throws IoFailure {
    Path tree = requireNonNull(attributes.getParent());
    List<String> patterns =
        format.entry.files().stream()
            .map(pattern -> placed(tree, project.folder(), pattern.value()))
            .toList();
    new Installation(HERE, false, DEFAULT + "." + format.entry.name())
        .install(drivers(format.specs, patterns, List.of()));
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
    if (!isPattern(pattern)) {
      throw new UsageException(notPattern(pattern));
    }
  }

  private static boolean isPattern(String pattern) {
    return !pattern.isEmpty() && !pattern.startsWith("#") && !pattern.matches(".*[\\s\"].*");
  }

  private static String notPattern(String pattern) {
    return "'" + pattern + "' is not a pattern without blanks and quotes";
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
