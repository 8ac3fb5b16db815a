package dev.diptych.cli.command;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Opened;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Diagnostics and nothing else. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Shows what is wrong with files of either face, and what will surprise somebody.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych check wave.twin        while writing it",
      "  diptych check takes/*.bin      what would the program that loads these make of them?",
      "",
      "Nothing is written. Exit codes: 0 no errors (there may be warnings); 1 there are errors; 2 wrong",
      "usage; 3 could not read."
    })
final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return Batch.run(session, inputs, this::check);
  }

  private int check(Session own, String file) throws IoFailure {
    Input input = own.read(file);
    Result<Opened> opened = own.open(input, inputs);
    if (!opened.ok() || own.lint(opened.value().orElseThrow())) {
      return ExitCode.REFUSED;
    }
    Result<FileBytes> encoded =
        own.shown(own.twin().encode(input.name(), opened.value().orElseThrow()));
    if (!encoded.ok()) {
      return ExitCode.REFUSED;
    }
    own.showLayout(opened.value().orElseThrow(), encoded.value().orElseThrow());
    return ExitCode.DONE;
  }
}
