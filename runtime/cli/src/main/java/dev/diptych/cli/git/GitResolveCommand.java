package dev.diptych.cli.git;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Completed;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code diptych git resolve}. */
@Command(
    name = "resolve",
    mixinStandardHelpOptions = true,
    description = "Compiles binary files that a merge with conflicts has left as texts, in place.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych git resolve take.bin && git add take.bin    after its conflicts are edited",
      "",
      "The format of a file is that of --spec, of the project, or of diptych git install --spec.",
      "A file that is binary already stays as it is, so git checkout --ours or --theirs is another"
          + " way.",
      "Exit codes: 0 done; 1 an input was rejected, for example because a conflict is left; 2"
          + " invalid",
      "usage; 3 could not read or write."
    })
final class GitResolveCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of the work tree.")
  private List<String> files = List.of();

  @Mixin private SpecOptions spec;

  GitResolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (files.contains(Input.STANDARD)) {
      throw new UsageException("git resolve needs files, not standard input");
    }
    int prepared = FileJob.run(session, files.get(0), file -> session.choice().prepare(spec));
    return prepared == ExitCode.DONE ? Batch.run(session, files, this::resolve) : prepared;
  }

  private int resolve(Session fileSession, String file) throws IoFailure {
    if (!fileSession.choice().isGiven()) {
      Installation.Format format = Installation.formatOf(Path.of(file));
      int prepared = fileSession.choice().prepare(format.specs(), format.importPath());
      if (prepared != ExitCode.DONE) {
        return prepared;
      }
    }
    Input input = fileSession.read(file);
    if (fileSession.engine().face(input.name(), input.bytes()) == Face.BINARY) {
      return ExitCode.DONE;
    }
    Result<LocatedDocument> opened = fileSession.open(input);
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    Optional<Completed> encoded =
        fileSession
            .converter(input, List.of())
            .encode(opened.value().orElseThrow(), fileSession::show);
    return encoded.isPresent()
        ? fileSession.outputs().replace(Path.of(file), encoded.get().binary())
        : ExitCode.REJECTED;
  }
}
