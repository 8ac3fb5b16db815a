package dev.diptych.cli.command;

import dev.diptych.animation.AnimationRepairs;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Lint;
import dev.diptych.twin.Opened;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Mends what is known to be damaged. */
@Command(
    name = "repair",
    mixinStandardHelpOptions = true,
    description = "Mends files whose damage is known, and says what it changed.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych repair take.bin -o mended.bin",
      "  diptych repair takes/*.bin -o mended/",
      "",
      "The output has the face of the input. A file without damage comes out as it is; a text that is",
      "mended is printed anew, without its comments.",
      "Known damage: the RotationW curves of recordings by MRTK 2.6.0 to 2.7.2, rebuilt from the other",
      "three so that each rotation has unit length.",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class RepairCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or -.")
  private String output;

  @Mixin private InputOptions inputs;

  RepairCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    try {
      Targets targets = Targets.of(inputs.files(), output, null);
      return Batch.run(session, inputs, (own, file) -> repair(own, file, targets));
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), "repair");
    }
  }

  private int repair(Session own, String file, Targets targets) throws IoFailure {
    Input input = own.read(file);
    Result<Opened> opened = own.open(input, inputs);
    return opened.ok()
        ? mend(own, file, input, opened.value().orElseThrow(), targets)
        : ExitCode.REFUSED;
  }

  private int mend(Session own, String file, Input input, Opened opened, Targets targets)
      throws IoFailure {
    if (opened.face() == Face.BINARY && own.showsBytes(targets, file)) {
      return own.refuseBytes("repair");
    }
    List<Diagnostic> changes = new ArrayList<>();
    Document mended = Lint.mend(AnimationRepairs.all(), opened, changes);
    own.show(changes);
    if (mended.equals(opened.document())) {
      own.write(targets, file, FileBytes.of(input.bytes()));
      return ExitCode.DONE;
    }
    if (opened.face() == Face.TEXT) {
      own.write(targets, file, out -> own.twin().print(mended, out));
      return ExitCode.DONE;
    }
    Opened changed = new Opened(opened.name(), opened.face(), mended, opened.places());
    Result<FileBytes> encoded = own.shown(own.twin().encode(input.name(), changed));
    if (!encoded.ok()) {
      return ExitCode.REFUSED;
    }
    own.write(targets, file, encoded.value().orElseThrow());
    return ExitCode.DONE;
  }
}
