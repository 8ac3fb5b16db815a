package dev.diptych.cli.spec;

import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.Session;
import dev.diptych.twin.Face;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych spec diff}. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    description =
        "Shows what changed between two specs, and whether old bytes and texts can still be read.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec diff toy-1.ksy toy-2.ksy           both faces",
      "  diptych spec diff --face bytes old.ksy new.ksy  only what breaks bytes is an error",
      "  git show main:toy.ksy > old.ksy && diptych spec diff old.ksy toy.ksy",
      "",
      "Nothing is written. Exit codes: 0 compatible; 1 incompatible, or a spec was rejected; 2"
          + " invalid",
      "usage; 3 could not read."
    })
final class SpecDiffCommand implements Callable<Integer> {
  /** The files that must stay readable. */
  enum Wanted {
    bytes,
    texts,
    both;

    @Nullable Face face() {
      return switch (this) {
        case bytes -> Face.BINARY;
        case texts -> Face.TEXT;
        case both -> null;
      };
    }
  }

  private final Session session;

  @Parameters(index = "0", paramLabel = "OLD", description = "The old spec.")
  private String oldSpec;

  @Parameters(index = "1", paramLabel = "NEW", description = "The new spec.")
  private String newSpec;

  @Option(
      names = "--face",
      paramLabel = "FACE",
      description = "What must stay readable: ${COMPLETION-CANDIDATES}; both is the default.")
  private Wanted wanted = Wanted.both;

  @Mixin private ImportPathOption importPath;

  SpecDiffCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SpecFiles.rejectStandardInput(List.of(oldSpec, newSpec));
    SpecJob job = new SpecJob(session, importPath.folders());
    return FileJob.runInProject(session, newSpec, file -> job.diff(oldSpec, file, wanted.face()));
  }
}
