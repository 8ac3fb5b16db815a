package dev.diptych.cli.inspect;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.view.PictureOption;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
      "  diptych check take.bin --expect press.twin     what press.twin expects, of a recording",
      "  diptych check press.twin --picture press.png   draws each expectation that fails",
      "",
      "Nothing but the picture is written. Exit codes: 0 no errors (there may be warnings); 1 there",
      "are errors; 2 invalid usage; 3 could not read, or not draw."
    })
public final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  @Option(
      names = "--expect",
      paramLabel = "TEXT",
      description =
          "Check the files, such as recordings, against the props and expectations of this text.")
  private @Nullable String expect;

  @Mixin private PictureOption picture;

  /** A command that runs in {@code session}. */
  public CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return Batch.run(
        session,
        inputs,
        FileKind.KNOWN,
        files -> {
          picture.check(files);
          return this::check;
        });
  }

  private int check(Session fileSession, String file) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.open(input, inputs, includes);
    Result<List<DocumentCheck>> checks = checks(fileSession);
    if (!opened.ok() || !checks.ok()) {
      return ExitCode.REJECTED;
    }
    LocatedDocument document = opened.value().orElseThrow();
    List<DocumentCheck> asked = checks.value().orElseThrow();
    if (fileSession
        .converter(input, includes.folders())
        .check(document, asked, fileSession::show)) {
      return ExitCode.DONE;
    }
    if (picture.isGiven()) {
      List<DocumentCheck> all = new ArrayList<>(document.checks());
      all.addAll(asked);
      picture.draw(fileSession, input, document, all);
    }
    return ExitCode.REJECTED;
  }

  private Result<List<DocumentCheck>> checks(Session fileSession) throws IoFailure {
    return expect == null
        ? Result.of(List.of(), List.of())
        : fileSession.checks(fileSession.read(expect), inputs, includes);
  }
}
