package dev.diptych.cli.command;

import dev.diptych.twin.Face;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What changed between two specs. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    description =
        "Shows what changed between two specs, and whether old bytes and old texts still read.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec diff toy-1.ksy toy-2.ksy           both faces",
      "  diptych spec diff --face bytes old.ksy new.ksy  only what breaks bytes is an error",
      "  git show main:toy.ksy > old.ksy && diptych spec diff old.ksy toy.ksy",
      "",
      "Nothing is written. Exit codes: 0 nothing breaks; 1 something does, or a spec was not"
          + " accepted;",
      "2 wrong usage; 3 could not read."
    })
final class SpecDiffCommand implements Callable<Integer> {
  /** Of what people keep files. */
  enum Wanted {
    bytes,
    texts,
    both;

    Face face() {
      return switch (this) {
        case bytes -> Face.BINARY;
        case texts -> Face.TEXT;
        case both -> null;
      };
    }
  }

  private final Session session;

  @Spec private CommandSpec command;

  @Parameters(index = "0", paramLabel = "OLD", description = "The spec as it was.")
  private String old;

  @Parameters(index = "1", paramLabel = "NEW", description = "The spec as it is.")
  private String now;

  @Option(
      names = "--face",
      paramLabel = "FACE",
      description = "What must still read: ${COMPLETION-CANDIDATES}; both is the default.")
  private Wanted wanted = Wanted.both;

  @Option(
      names = "--import-path",
      paramLabel = "DIR",
      description = "Where imports that begin with / are looked for; may be repeated.")
  private List<String> importPath = List.of();

  SpecDiffCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SpecFiles.refuseStandardInput(command, List.of(old, now));
    SpecJob job = new SpecJob(session, SpecOptions.folders(importPath));
    return FileJob.run(session, now, file -> job.diff(old, file, wanted.face()));
  }
}
