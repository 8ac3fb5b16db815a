package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.converter.Compilation;
import dev.diptych.converter.Converter;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Completed;
import dev.diptych.twin.LocatedDocument;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych compile}. */
@Command(
    name = "compile",
    mixinStandardHelpOptions = true,
    description = "Compiles texts to binary files.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych compile wave.twin -o wave.bin      one file",
      "  diptych compile wave.twin > wave.bin       to standard output, if it is not a terminal",
      "  diptych compile takes/*.twin -o out/       many, into a folder",
      "  diptych compile takes -o out/              all texts of a folder and its folders",
      "  diptych compile toy.twin --spec toy.ksy --against toy.bin -o new.bin",
      "",
      "Nothing is written if there is an error. Warnings are shown and change nothing.",
      "With --spec, a file that ends with a list of independent structs may have any size; other files,",
      "and their texts, may have up to 2 GiB.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class CompileCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private @Nullable String output;

  @Option(
      names = "--strict",
      description =
          "Reject a text whose expectations ('expect') do not hold, as 'check' does, and one that"
              + " an edit has made inconsistent. Without it, the former are not evaluated, and the"
              + " latter is a warning.")
  private boolean strict;

  @Option(
      names = "--against",
      paramLabel = "OLD",
      description =
          "The binary file before the edit of the text, by default the output that is replaced."
              + " Sizes, offsets, counts and checksums that were right in it, and that the edit has"
              + " made wrong, are shown; the guide to your own format explains this heuristic.")
  private @Nullable String against;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public CompileCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return Batch.run(
        session,
        inputs,
        FileKind.TEXT,
        files -> {
          if (against != null && files.size() > 1) {
            throw new UsageException("--against requires one input");
          }
          Targets targets = Targets.of(files, output, ".bin");
          session.outputs().requireBinaryTarget(targets, files.get(0));
          return (fileSession, file) -> compile(fileSession, file, targets);
        });
  }

  private int compile(Session fileSession, String file, Targets targets) throws IoFailure {
    return new LargeFile(fileSession, targets, file)
        .convert(
            fileSession.converter(),
            inputs.selection(),
            (parts, name, in) -> parts.binary(name, in, inputs.selection()),
            () -> compileWhole(fileSession, file, targets));
  }

  private int compileWhole(Session fileSession, String file, Targets targets) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.openText(input, inputs, includes);
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    Converter converter = fileSession.converter(input, includes.folders());
    LocatedDocument document = opened.value().orElseThrow();
    Compilation compilation = converter.startCompiling(document);
    EditedFile edit = EditedFile.of(fileSession, against, targets.of(file), strict);
    BooleanSupplier accepts =
        () ->
            compilation
                .accepted(fileSession::show)
                .filter(
                    done -> !strict || converter.keeps(document.checks(), done, fileSession::show))
                .filter(done -> edit.accepts(fileSession, document, done))
                .isPresent();
    Optional<Completed> encoded = compilation.encoded();
    return encoded.isPresent()
        ? fileSession.outputs().write(targets, file, encoded.get().binary(), accepts)
        : rejected(accepts);
  }

  /** Shows why a text is rejected. */
  private static int rejected(BooleanSupplier accepts) {
    return accepts.getAsBoolean() ? ExitCode.DONE : ExitCode.REJECTED;
  }
}
