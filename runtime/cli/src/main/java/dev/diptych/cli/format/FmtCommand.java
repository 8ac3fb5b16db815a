package dev.diptych.cli.format;

import dev.diptych.authoring.format.FormatDiff;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.cli.render.ColoredOutput.Style;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.KnownFiles;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych fmt}. */
@Command(
    name = "fmt",
    mixinStandardHelpOptions = true,
    description = "Formats texts in place; changes white space only.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych fmt wave.twin              formats a text",
      "  diptych fmt .                      all texts of a folder and its folders",
      "  diptych fmt --check .              lists the texts that are not formatted",
      "  diptych fmt --diff wave.twin       shows what would change",
      "  diptych fmt - < in.twin > out.twin",
      "",
      "Comments, authoring words, the spelling of numbers and line ends are kept. Rows are lined up"
          + " in",
      "columns if the author has lined up something in one of them, so that the texts of decompile"
          + " do not",
      "change. A formatted text is compiled and compared with its original before it is written. A"
          + " text",
      "that does not compile, and one of an unknown format, is rejected and not changed. One that"
          + " includes a",
      "missing file, and one without a header line, need only be free of syntax errors. In a folder,"
          + " texts",
      "are files called *.twin and files with the header line of a known format.",
      "Exit codes: 0 done; 1 the input was rejected, or --check or --diff found a difference;",
      "2 invalid usage; 3 could not read or write."
    })
public final class FmtCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Texts or folders; - formats standard input to standard output.")
  private List<String> arguments;

  @Option(names = "--check", description = "Write nothing; list the texts that would change.")
  private boolean check;

  @Option(names = "--diff", description = "Write nothing; show the changes as a unified diff.")
  private boolean diff;

  @Mixin private SpecOptions spec;

  /** A command that runs in {@code session}. */
  public FmtCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    String conflict = spec.conflict();
    if (conflict != null) {
      throw new UsageException(conflict);
    }
    int prepared = FileJob.run(session, arguments.get(0), file -> session.choice().prepare(spec));
    if (prepared != ExitCode.DONE) {
      return prepared;
    }
    List<String> files = new KnownFiles(session, spec.file() != null).of(arguments, FileKind.TEXT);
    return Batch.run(session, files, this::format);
  }

  private int format(Session fileSession, String file) throws IoFailure {
    Input input = fileSession.read(file);
    byte[] text = input.copy();
    Result<Proven> formatted =
        fileSession.shown(
            fileSession.converter(input, List.of()).formatted(input.name(), text, Selection.ANY));
    if (!formatted.ok()) {
      return ExitCode.REJECTED;
    }
    byte[] result = formatted.value().flatMap(proven -> proven.bytes().value()).orElseThrow();
    boolean changed = !Arrays.equals(text, result);
    if (check || diff) {
      return changed ? report(fileSession, input.name(), text, result) : ExitCode.DONE;
    }
    boolean standard = file.equals(Input.STANDARD);
    return standard || changed
        ? write(fileSession, file, formatted.value().orElseThrow())
        : ExitCode.DONE;
  }

  private int report(Session fileSession, String name, byte[] text, byte[] result)
      throws IoFailure {
    if (check) {
      fileSession.outputs().print(List.of(name));
    }
    if (diff) {
      byte[] lines = FormatDiff.of(name, text, result);
      fileSession.outputs().show(fileSession.colored(), out -> colored(out, lines));
    }
    return ExitCode.REJECTED;
  }

  /** The colours are those of git. The text may have any encoding. */
  private static void colored(ColoredOutput out, byte[] lines) throws IOException {
    boolean head = true;
    for (int start = 0; start < lines.length; ) {
      int end = start;
      while (end < lines.length && lines[end] != '\n') {
        end++;
      }
      head &= end == start || lines[start] != '@';
      out.text(head ? Style.BOLD : style(lines[start]), lines, start, end);
      out.text(end < lines.length ? "\n" : "");
      start = end + 1;
    }
  }

  private static Style style(byte sign) {
    return switch (sign) {
      case '-' -> Style.RED;
      case '+' -> Style.GREEN;
      case '@' -> Style.CYAN;
      default -> Style.PLAIN;
    };
  }

  private static int write(Session fileSession, String file, Proven text) throws IoFailure {
    if (!file.equals(Input.STANDARD)) {
      return fileSession.outputs().replace(Path.of(file), text);
    }
    Targets targets = Targets.of(List.of(Input.STANDARD), null, null);
    return fileSession.outputs().write(targets, Input.STANDARD, text);
  }
}
