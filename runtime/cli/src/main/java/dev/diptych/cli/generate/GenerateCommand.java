package dev.diptych.cli.generate;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych generate}. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    description = "Generates parsers from a spec in any language that Kaitai Struct supports.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych generate --spec toy.ksy --lang python -d parsers            into parsers/",
      "  diptych generate --spec toy.ksy --lang go,rust -d parsers           into parsers/go/ and"
          + " rust/",
      "  diptych generate --spec toy.ksy --lang java -d src --package a.toy  into src/a/toy/",
      "  diptych generate --spec a.ksy --spec b.ksy --lang python -d parsers   several specs",
      "  diptych generate --spec toy.ksy --lang all -d parsers --check       are they up to date?",
      "  diptych generate                     everything in [generate] of diptych.toml",
      "  diptych generate --check             is the whole project up to date?",
      "",
      "If one language fails, nothing is written. A list of the written files, "
          + GeneratedList.NAME
          + ",",
      "is kept in DIR, or next to the project file. Files in it that are no longer generated are",
      "removed. Files that were edited or are not in it are never replaced or removed.",
      "Exit codes: 0 done; 1 the spec was rejected, or --check found a difference; 2 invalid"
          + " usage; 3",
      "could not read or write."
    })
public final class GenerateCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private GenerateOptions options;

  @Option(
      names = "--check",
      description = "Write nothing; report the files that differ from what would be written.")
  private boolean check;

  @Option(names = "--force", description = "Replace and remove files that were edited, too.")
  private boolean force;

  /** A command that runs in {@code session}. */
  public GenerateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    Path project = options.project();
    return project == null
        ? FileJob.runInProject(session, options.specs().get(0).toString(), file -> run())
        : FileJob.run(session, project.toString(), file -> run(project));
  }

  private int run() throws IoFailure {
    return finish(SpecSources.of(session, options));
  }

  private int run(Path file) throws IoFailure {
    return finish(ProjectSources.of(session, file, options.command()));
  }

  private int finish(Optional<Generation> generation) throws IoFailure {
    if (generation.isEmpty()) {
      return ExitCode.REJECTED;
    }
    return check ? generation.get().check() : generation.get().write(force);
  }
}
