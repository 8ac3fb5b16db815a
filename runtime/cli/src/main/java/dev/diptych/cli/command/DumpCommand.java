package dev.diptych.cli.command;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Documents as JSON. */
@Command(
    name = "dump",
    mixinStandardHelpOptions = true,
    description = "Writes what files of either face mean as JSON, every bit of it: their infoset.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych dump wave.bin                  to standard output",
      "  diptych dump wave.twin                 the same, from the text",
      "  diptych dump takes/*.bin -o out/       many, into a folder",
      "",
      "conformance/docs/infoset.md is its reference. Both faces of a file give the same JSON.",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class DumpCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private String output;

  @Mixin private InputOptions inputs;

  DumpCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    try {
      Targets targets = Targets.of(inputs.files(), output, ".json");
      return Batch.run(session, inputs, (own, file) -> dump(own, file, targets));
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), "dump");
    }
  }

  private int dump(Session own, String file, Targets targets) throws IoFailure {
    Input input = own.read(file);
    Result<Opened> result = own.open(input, inputs);
    if (!result.ok()) {
      return ExitCode.REFUSED;
    }
    Opened opened = result.value().orElseThrow();
    // A text that means no file means nothing.
    Optional<Document> document =
        opened.face() == Face.BINARY
            ? Optional.of(opened.document())
            : own.shown(own.twin().complete(input.name(), opened)).value();
    if (document.isEmpty()) {
      return ExitCode.REFUSED;
    }
    own.write(targets, file, out -> InfosetWriter.write(document.get(), out));
    return ExitCode.DONE;
  }
}
