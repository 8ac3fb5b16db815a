package dev.diptych.cli.spec;

import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych spec new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    description = "Writes an example text that has every field of a spec and compiles.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec new toy.ksy                    to standard output",
      "  diptych spec new toy.ksy -o first.twin      to a file, to edit it",
      "  diptych spec new toy.ksy | diptych compile --spec toy.ksy - > toy.bin",
      "",
      "Comments show the alternatives. Exit codes: 0 done; 1 the spec was rejected, or no"
          + " example",
      "compiles and the most plausible was written; 2 invalid usage; 3 could not read or write."
    })
final class SpecNewCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several specs, or - (the default).")
  private @Nullable String output;

  @Mixin private SpecFiles specs;

  SpecNewCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Targets targets = Targets.of(specs.files(), output, ".twin");
    SpecJob job = new SpecJob(session, specs.importPath());
    return SpecJob.runAll(session, specs, file -> job.example(file, targets));
  }
}
