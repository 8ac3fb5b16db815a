package dev.diptych.cli.convert.migrate;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.FolderFiles;
import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.ParameterOption;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.LimitOption;
import dev.diptych.files.IoFailure;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych migrate}. */
@Command(
    name = "migrate",
    mixinStandardHelpOptions = true,
    description = "Converts files to the version of their format that another spec describes.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych migrate --from save-1.ksy --to save-2.ksy game.sav -o game-2.sav",
      "  diptych migrate --from save-1.ksy --to save-2.ksy game.twin -o game-2.twin",
      "  diptych migrate --from save-1.ksy --to save-2.ksy --in-place saves/",
      "  diptych migrate --from save-1.ksy --to save-2.ksy --to save-3.ksy --set name=A game.sav -o"
          + " 3.sav",
      "",
      "The output has the face of the input. Fields, types and enum members are paired by name, and"
          + " by",
      "-twin-aliases of the new spec. A new field gets its default, or the value of --set. Values"
          + " that",
      "the new version cannot hold are listed, and nothing is written; --allow-loss permits it for",
      "values that have no place. A file that already has the new version stays as it is. A text"
          + " is",
      "printed anew, with its comments.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class MigrateCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of either face, or folders; - is standard input.")
  private List<String> arguments;

  @Option(
      names = "--from",
      paramLabel = "KSY",
      description = "The spec of the files; by default, the formats that ship with Diptych.")
  private @Nullable Path from;

  @Option(
      names = "--to",
      paramLabel = "KSY",
      required = true,
      description = "The spec of the new version; several are steps, one after the other.")
  private List<Path> to = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private @Nullable String output;

  @Option(names = "--in-place", description = "Replace each file by its new version.")
  private boolean inPlace;

  @Option(
      names = "--allow-loss",
      description = "Convert even if values have no place in the new version; a note lists them.")
  private boolean allowLoss;

  @Option(
      names = "--set",
      paramLabel = "FIELD=VALUE",
      description =
          "The value of a new field without a default; FIELD is an id, or TYPE.ID. May be"
              + " repeated.")
  private Map<String, String> values = Map.of();

  @Mixin private ParameterOption parameters;
  @Mixin private ImportPathOption importPath;
  @Mixin private LimitOption limit;
  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public MigrateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    if (inPlace && output != null) {
      throw new UsageException("--in-place cannot be combined with -o");
    }
    AtomicReference<@Nullable MigrationSteps> steps = new AtomicReference<>();
    int prepared = FileJob.runInProject(session, to.get(0).toString(), ksy -> prepare(steps));
    MigrationSteps ready = steps.get();
    if (prepared != ExitCode.DONE || ready == null) {
      return prepared;
    }
    List<String> files = FolderFiles.of(arguments, "files", file -> true);
    if (inPlace && files.contains(Input.STANDARD)) {
      throw new UsageException("--in-place requires files, not standard input");
    }
    Targets targets = inPlace ? null : Targets.of(files, output, null);
    MigratedFile.Target target = new MigratedFile.Target(targets);
    return Batch.run(
        session,
        files,
        (fileSession, file) ->
            new MigratedFile(fileSession, file, ready, includes).convert(target));
  }

  private int prepare(AtomicReference<@Nullable MigrationSteps> steps) throws java.io.IOException {
    int prepared =
        from == null
            ? ExitCode.DONE
            : session.choice().prepare(List.of(from), importPath.folders());
    if (prepared == ExitCode.DONE) {
      prepared = session.choice().parameters(parameters.given());
    }
    if (prepared == ExitCode.DONE) {
      session.choice().limit(limit.times());
      steps.set(
          MigrationSteps.load(session, to, importPath.folders(), values, allowLoss, limit.times()));
    }
    return steps.get() == null ? ExitCode.REJECTED : ExitCode.DONE;
  }
}
