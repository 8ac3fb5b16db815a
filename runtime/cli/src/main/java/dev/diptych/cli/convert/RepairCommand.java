package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;

/** {@code diptych repair}. */
@Command(
    name = "repair",
    mixinStandardHelpOptions = true,
    description = "Repairs files with known damage, and lists the changes.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych repair take.bin -o repaired.bin",
      "  diptych repair takes/*.bin -o repaired/",
      "",
      "The output has the face of the input. A file without damage is copied unchanged; a text that"
          + " is",
      "repaired is printed anew, with its comments.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class RepairCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or -.")
  private @Nullable String output;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  private RepairCommand(Session session) {
    this.session = session;
  }

  /** The command, whose help lists the known damage of all format families. */
  public static CommandLine of(Session session) {
    CommandLine line = new CommandLine(new RepairCommand(session));
    UsageMessageSpec usage = line.getCommandSpec().usageMessage();
    List<String> footer = new ArrayList<>(List.of(usage.footer()));
    for (FormatFamily family : Families.installed()) {
      family.knownDamage().forEach(each -> footer.add(footer.size() - 1, "Known damage: " + each));
    }
    footer.add(footer.size() - 1, "Known damage: checksums that the spec describes");
    usage.footer(footer.toArray(String[]::new));
    return line;
  }

  @Override
  public Integer call() throws IoFailure {
    return Batch.run(
        session,
        inputs,
        FileKind.KNOWN,
        files -> {
          Targets targets = Targets.of(files, output, null);
          return (fileSession, file) -> repair(fileSession, file, targets);
        });
  }

  private int repair(Session fileSession, String file, Targets targets) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.open(input, inputs, includes);
    return opened.ok()
        ? repair(fileSession, file, input, opened.value().orElseThrow(), targets)
        : ExitCode.REJECTED;
  }

  private int repair(
      Session fileSession, String file, Input input, LocatedDocument opened, Targets targets)
      throws IoFailure {
    if (opened.face() == Face.BINARY) {
      fileSession.outputs().requireBinaryTarget(targets, file);
    }
    List<Diagnostic> changes = new ArrayList<>();
    Document repaired = fileSession.converter(input, includes.folders()).repaired(opened, changes);
    if (fileSession.show(changes)) {
      return ExitCode.REJECTED;
    }
    if (repaired.equals(opened.document())) {
      Proven copy = Proven.copyOf(opened.face(), input.bytes());
      return fileSession.outputs().write(targets, file, copy);
    }
    LocatedDocument changed = opened.with(repaired);
    if (opened.face() == Face.TEXT) {
      CommentedText text =
          CommentedText.of(fileSession, input, opened, includes.folders(), inputs.selection());
      return write(fileSession, targets, file, text.of(changed));
    }
    return write(
        fileSession, targets, file, new Proof(fileSession.engine()).binary(input.name(), changed));
  }

  private static int write(
      Session fileSession, Targets targets, String file, Result<Proven> repaired) throws IoFailure {
    return fileSession.shown(repaired).ok()
        ? fileSession.outputs().write(targets, file, repaired.value().orElseThrow())
        : ExitCode.REJECTED;
  }
}
