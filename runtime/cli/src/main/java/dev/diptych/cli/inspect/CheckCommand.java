package dev.diptych.cli.inspect;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.twin.LocatedDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code diptych check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = "Shows errors and likely mistakes in files of either face.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych check wave.twin        while writing it",
      "  diptych check takes/*.bin      problems for the program that loads these",
      "  diptych check takes            all texts and binary files of a folder and its folders",
      "",
      "Nothing is written. Exit codes: 0 no errors (there may be warnings); 1 there are errors; 2"
          + " invalid",
      "usage; 3 could not read."
    })
public final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return Batch.run(session, inputs, FileKind.KNOWN, files -> this::check);
  }

  /** What cannot be read of a damaged file, at the places in its text. */
  private static List<Diagnostic> faults(Session fileSession, LocatedDocument opened) {
    List<Diagnostic> located = new ArrayList<>();
    for (Diagnostic fault : fileSession.engine().faults(opened)) {
      Path path = fault.location() instanceof Location.InBytes at ? at.path() : Path.ROOT;
      located.add(fault.at(opened.locations().locate(path), fault.notes()));
    }
    return located;
  }

  private int check(Session fileSession, String file) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.open(input, inputs, includes);
    if (!opened.ok() || fileSession.lint(opened.value().orElseThrow())) {
      return ExitCode.REJECTED;
    }
    Result<FileBytes> encoded =
        fileSession.shown(fileSession.engine().encode(input.name(), opened.value().orElseThrow()));
    if (!encoded.ok() || fileSession.show(faults(fileSession, opened.value().orElseThrow()))) {
      return ExitCode.REJECTED;
    }
    return fileSession.rejectsLayout(opened.value().orElseThrow(), encoded.value().orElseThrow())
        ? ExitCode.REJECTED
        : ExitCode.DONE;
  }
}
