package dev.diptych.cli.convert;

import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.CompleteDocument;
import dev.diptych.cli.session.DamagedOption;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.document.Document;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych dump}. */
@Command(
    name = "dump",
    mixinStandardHelpOptions = true,
    description = "Writes the complete content of files of either face as JSON: their infoset.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych dump wave.bin                  to standard output",
      "  diptych dump wave.twin                 the same, from the text",
      "  diptych dump takes/*.bin -o out/       many, into a folder",
      "",
      "The reference is conformance/docs/infoset.md. Both faces of a file give the same JSON.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class DumpCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private @Nullable String output;

  @Mixin private DamagedOption damaged;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public DumpCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    session.choice().keepDamaged(damaged.given());
    return Batch.run(
        session,
        inputs,
        FileKind.KNOWN,
        files -> {
          Targets targets = Targets.of(files, output, ".json");
          return (fileSession, file) -> dump(fileSession, file, targets);
        });
  }

  private int dump(Session fileSession, String file, Targets targets) throws IoFailure {
    Optional<Document> document = CompleteDocument.of(fileSession, file, inputs, includes).value();
    if (document.isEmpty()) {
      return ExitCode.REJECTED;
    }
    fileSession
        .outputs()
        .other()
        .write(targets, file, out -> InfosetWriter.write(document.get(), out));
    return ExitCode.DONE;
  }
}
