package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych expand}. */
@Command(
    name = "expand",
    mixinStandardHelpOptions = true,
    description = "Prints the plain text that authored texts expand to.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych expand wave.twin                 to standard output",
      "  diptych expand wave.twin -o plain.twin   to a file",
      "",
      "The output is canonical: a plain text is printed in its canonical form, without comments.",
      "It compiles to the same bytes as the input.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ExpandCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private @Nullable String output;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public ExpandCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return Batch.run(
        session,
        inputs,
        FileKind.TEXT,
        files -> {
          Targets targets = Targets.of(files, output, ".twin");
          return (fileSession, file) -> expand(fileSession, file, targets);
        });
  }

  private int expand(Session fileSession, String file, Targets targets) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.openText(input, inputs, includes);
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    LocatedDocument text = opened.value().orElseThrow();
    LocatedDocument plain = LocatedDocument.unlocated(text.name(), text.document());
    return fileSession.outputs().write(targets, file, new Proof(fileSession.engine()).text(plain));
  }
}
