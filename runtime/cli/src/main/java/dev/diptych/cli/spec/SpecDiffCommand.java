package dev.diptych.cli.spec;

import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
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
    customSynopsis = {
      "diptych spec diff [OPTIONS] OLD NEW",
      "       diptych spec diff [OPTIONS] --against REF SPEC..."
    },
    description =
        "Shows what changed between two specs, whether each can read the files of the other, and"
            + " files that show what breaks.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec diff toy-1.ksy toy-2.ksy           can the new spec read old files?",
      "  diptych spec diff --against main spec/toy.ksy   compare with a branch of git",
      "  diptych spec diff --direction full a.ksy b.ksy  each must read files of the other",
      "  diptych spec diff --face bytes old.ksy new.ksy  only what breaks bytes is an error",
      "  diptych spec diff --write-baseline ok.tsv old.ksy new.ksy && \\",
      "  diptych spec diff --baseline ok.tsv old.ksy new.ksy  accept what is known",
      "",
      "Exit codes: 0 compatible; 1 incompatible, or a spec was rejected; 2 invalid usage; 3 could"
          + " not read or write."
    })
final class SpecDiffCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "SPEC",
      arity = "1..*",
      description = "The old and the new spec; with --against, new specs.")
  private List<String> specs;

  @Option(
      names = "--against",
      paramLabel = "REF",
      description = "Compare each spec with the same file of this commit of git.")
  private @Nullable String ref;

  @Mixin private DiffOptions options;

  @Mixin private ImportPathOption importPath;

  SpecDiffCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SpecFiles.rejectStandardInput(specs);
    options.check();
    SpecDiffJob job = new SpecDiffJob(session, importPath.folders(), options);
    String commit = ref;
    if (commit != null) {
      return FileJob.runInProject(session, specs.get(0), first -> job.against(commit, specs));
    }
    if (specs.size() != 2) {
      throw new UsageException(
          specs.size() == 1
              ? "the new spec is missing; to compare with a commit of git, use --against REF"
              : "spec diff compares two specs; to compare several with a commit, use --against");
    }
    String before = specs.get(0);
    return FileJob.runInProject(session, specs.get(1), after -> job.compare(before, after));
  }
}
