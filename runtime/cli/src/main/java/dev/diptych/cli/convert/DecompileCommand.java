package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.DamagedOption;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych decompile}. */
@Command(
    name = "decompile",
    mixinStandardHelpOptions = true,
    description = "Decompiles binary files to canonical text.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych decompile wave.bin                 to standard output",
      "  diptych decompile wave.bin -o wave.twin    to a file",
      "  diptych decompile takes/*.bin -o out/      many, into a folder",
      "  diptych decompile takes -o out/            all binary files of a folder and its folders",
      "  diptych decompile frame.bin --spec frame.ksy --param version=2    a spec with a parameter",
      "  diptych decompile --damaged broken.bin     what can be read of a damaged file",
      "",
      "Before anything is written, the text is compiled and compared with the file: it always gives"
          + " the",
      "same bytes back. With --spec, a file that ends with a list of independent structs may have any",
      "size; other files, and their texts, may have up to 2 GiB.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class DecompileCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private @Nullable String output;

  @Mixin private CommentsOption comments;

  @Mixin private DamagedOption damaged;

  @Mixin private InputOptions inputs;

  /** A command that runs in {@code session}. */
  public DecompileCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    session.choice().keepDamaged(damaged.given());
    return Batch.run(
        session,
        inputs,
        FileKind.BINARY,
        files -> {
          Targets targets = Targets.of(files, output, ".twin");
          return (fileSession, file) -> decompile(fileSession, file, targets);
        });
  }

  private int decompile(Session fileSession, String file, Targets targets) throws IoFailure {
    return new LargeFile(fileSession, targets, file)
        .convert(
            fileSession.converter().comments(comments.value()),
            inputs.selection(),
            Parts::text,
            () -> decompileWhole(fileSession, file, targets));
  }

  private int decompileWhole(Session fileSession, String file, Targets targets) throws IoFailure {
    Input input = fileSession.read(file);
    Engine engine = fileSession.engine().comments(comments.value());
    Result<LocatedDocument> opened =
        fileSession.shown(engine.openBinary(input.name(), input.bytes(), inputs.selection()));
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    LocatedDocument found = opened.value().orElseThrow();
    Proven text = new Proof(engine).text(input.name(), input.bytes(), found);
    return fileSession.outputs().write(targets, file, text);
  }
}
