package dev.diptych.cli.spec;

import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.twin.Face;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych spec sample}. */
@Command(
    name = "sample",
    mixinStandardHelpOptions = true,
    description =
        "Writes valid files of a spec that differ, and reports what they reach: cases, optional"
            + " fields, lengths, boundary numbers, ends.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec sample toy.ksy                              what can 100 files reach?",
      "  diptych spec sample toy.ksy -d samples                   write them",
      "  diptych spec sample toy.ksy --count 2000 --seed 7 -d many",
      "  diptych spec sample toy.ksy --face text -d texts         texts instead of binary files",
      "  diptych spec sample toy.ksy --json > reached.json        each goal, with the reason if"
          + " none",
      "                                                           of the files reaches it",
      "",
      "The same seed gives the same files. Each is proven: its text restores its bytes. Exit codes:",
      "0 done; 1 the spec was rejected, or no file was found; 2 invalid usage; 3 could not read or"
          + " write."
    })
final class SpecSampleCommand implements Callable<Integer> {
  private static final int MAX_COUNT = 100_000;

  /** What the files are. */
  enum Kind {
    text,
    binary;

    Face face() {
      return this == text ? Face.TEXT : Face.BINARY;
    }
  }

  private final Session session;

  @Parameters(paramLabel = "SPEC", description = "A Kaitai Struct spec.")
  private String spec;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many files, at most 100000; 100 is the default.")
  private int count = 100;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Another number gives other files; 0 is the default.")
  private long seed;

  @Option(
      names = {"-d", "--dir"},
      paramLabel = "DIR",
      description = "Where to write the files. Created if necessary. Without it, none is written.")
  private @Nullable Path folder;

  @Option(
      names = "--face",
      paramLabel = "FACE",
      description = "What to write: ${COMPLETION-CANDIDATES}; binary is the default.")
  private Kind kind = Kind.binary;

  @Option(names = "--force", description = "Replace files that are there.")
  private boolean force;

  @Option(names = "--json", description = "Write the report as JSON.")
  private boolean json;

  @Mixin private ImportPathOption importPath;

  SpecSampleCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SpecFiles.rejectStandardInput(List.of(spec));
    if (count < 1 || count > MAX_COUNT) {
      throw new UsageException("--count must be from 1 to " + MAX_COUNT);
    }
    SampleJob job = new SampleJob(session, importPath.folders(), kind.face(), json);
    return FileJob.runInProject(session, spec, file -> job.run(file, count, seed, folder, force));
  }
}
