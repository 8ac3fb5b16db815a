package dev.diptych.cli.git;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
      "Drivers that .gitattributes names for the same patterns, such as merge=lfs, are kept.",
      "Writes to the configuration of git and to .gitattributes, which can be committed: without"
          + " Diptych,",
      "git ignores it, unless there is a filter. After --filter, git add --renormalize . stores"
          + " the texts",
      "of files that are in the history already.",
      "Exit codes: 0 done; 2 invalid usage; 3 could not read or write, or git failed."
    })
final class GitInstallCommand implements Callable<Integer> {
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
  private String name = "diptych";

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
    Installation installation = new Installation(Path.of(""), global, name);
    if (remove) {
      installation.remove();
      return ExitCode.DONE;
    }
    Path attributes =
        installation.install(
            new Installation.Drivers(program(), specOption(), filter, binaries, texts));
    session.outputs().print(List.of("installed in " + attributes));
    return ExitCode.DONE;
  }

  private void check() {
    if (!NAME.matcher(name).matches()) {
      throw new UsageException("--name: only small letters, digits and hyphens");
    }
    for (List<String> patterns : List.of(binaries, texts)) {
      for (String pattern : patterns) {
        if (pattern.isEmpty() || pattern.startsWith("#") || pattern.matches(".*[\\s\"].*")) {
          throw new UsageException("'" + pattern + "' is not a pattern without blanks and quotes");
        }
      }
    }
    if (spec != null && !Files.isRegularFile(spec)) {
      throw new UsageException("--spec: there is no file " + spec);
    }
  }

  private String specOption() throws IoFailure {
    if (spec == null) {
      return "";
    }
    try {
      return " --spec " + quoted(spec.toRealPath().toString());
    } catch (IOException e) {
      throw IoFailure.reading(spec.toString(), e);
    }
  }

  /** The launcher of this installation; git runs it in a shell. */
  private static String program() {
    String launcher = System.getProperty("diptych.command");
    return launcher == null ? "diptych" : quoted(launcher);
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }
}
