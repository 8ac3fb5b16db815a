package dev.diptych.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Texts to begin with. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    description = "Writes an example text with every field of a spec, which compiles.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec new toy.ksy                    to standard output",
      "  diptych spec new toy.ksy -o first.twin      to a file, to be edited",
      "  diptych spec new toy.ksy | diptych compile --spec toy.ksy - > toy.bin",
      "",
      "What else there could be stands in it as comments. Exit codes: 0 done; 1 the spec was not accepted,",
      "or no example compiles and the most plausible was written; 2 wrong usage; 3 could not read or",
      "write."
    })
final class SpecNewCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several specs, or - (the default).")
  private String output;

  @Mixin private SpecFiles specs;

  SpecNewCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Targets targets;
    try {
      targets = Targets.of(specs.files(), output, ".twin");
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), "spec new");
    }
    SpecJob job = new SpecJob(session, specs.importPath());
    return SpecJob.worst(session, specs, file -> job.example(file, targets));
  }
}
