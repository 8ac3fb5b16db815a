package dev.diptych.cli.command;

import dev.diptych.animation.AnimationRules;
import dev.diptych.animation.MotionRules;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.io.MadeFolders;
import dev.diptych.cli.io.Output;
import dev.diptych.cli.io.ReadFiles;
import dev.diptych.cli.render.DiagnosticPrinter;
import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.rule.Rule;
import dev.diptych.twin.Face;
import dev.diptych.twin.Lint;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Twin;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** One run of the command: what it talks to, and what all subcommands do alike. */
final class Session {
  private final Console console;
  private final DiagnosticPrinter printer;
  private final ReadFiles reads;
  private final MadeFolders folders;
  private Twin twin;

  Session(Console console) {
    this(console, null, new ReadFiles(), new MadeFolders());
  }

  private Session(Console console, Twin twin, ReadFiles reads, MadeFolders folders) {
    this.console = console;
    this.twin = twin;
    this.reads = reads;
    this.folders = folders;
    this.printer = new DiagnosticPrinter(console.err());
  }

  /** A session for one file of several, with the same engine, that says things elsewhere. */
  Session apart(OutputStream out, PrintStream err) {
    return new Session(console.to(out, err), twin(), reads, folders);
  }

  Console console() {
    return console;
  }

  /** The engine, made ready when it is first needed. */
  Twin twin() {
    if (twin == null) {
      twin = Twin.shipped();
    }
    return twin;
  }

  /** Makes the engine ready for what is said about inputs; tells how that ended. */
  int prepare(InputOptions inputs) throws IoFailure {
    int ready = prepare(inputs.spec());
    if (ready == ExitCode.DONE && !inputs.fastRows()) {
      twin = twin().fastRows(false);
    }
    limit(inputs.limit());
    return ready;
  }

  /** Lets each file cost {@code times} the default work and memory. */
  void limit(int times) {
    if (times > 1) {
      twin = twin().limit(times);
    }
  }

  /** Makes the engine ready, for a spec that a person brings, if any; tells how that ended. */
  int prepare(SpecOptions spec) throws IoFailure {
    if (spec.file() != null) {
      Result<Twin> brought = shown(BroughtSpec.twin(spec, this));
      if (!brought.ok()) {
        return ExitCode.REFUSED;
      }
      twin = brought.value().orElseThrow();
    }
    return ExitCode.DONE;
  }

  Input read(String argument) throws IoFailure {
    reads.add(argument, "input");
    return Input.read(argument, console.in());
  }

  /** Opens a file of either face and shows what was found. */
  Result<Opened> open(Input input, InputOptions inputs) throws IoFailure {
    return shown(twin().open(input.name(), input.bytes(), inputs.selection()));
  }

  void show(Collection<Diagnostic> diagnostics) {
    diagnostics.forEach(printer::print);
  }

  /** Shows what was found on the way to {@code result} and hands it on. */
  <T> Result<T> shown(Result<T> result) {
    show(result.diagnostics());
    return result;
  }

  /** Says one sentence about what could not be read or written. */
  int failed(IoFailure failure) {
    if (failure.readerGone()) {
      return ExitCode.PIPE; // Whoever stopped to read knows.
    }
    String message = Printable.of(failure.getMessage());
    console.err().println("error[" + failure.code() + "]: " + message);
    return failure.misused() ? ExitCode.USAGE : ExitCode.IO;
  }

  /** Says one sentence about how the command was used. */
  int misused(String message, String command) {
    console.err().println("error[usage]: " + Printable.lines(message));
    console.err().println("see: diptych " + (command.isEmpty() ? "" : command + " ") + "--help");
    return ExitCode.USAGE;
  }

  /** Reports what no command expected. */
  int failed(Throwable thrown) {
    return thrown instanceof IoFailure failure
        ? failed(failure)
        : Fault.report(console.err(), null, thrown);
  }

  /** Writes the output for {@code input} to where it goes, in a folder that is made if need be. */
  void write(Targets targets, String input, Output.Content content) throws IoFailure {
    if (targets.folder() != null) {
      folders.make(targets.folder());
    }
    write(targets.of(input), content);
  }

  /** The same, but nothing is to be seen of an output that turns out to be wrong on the way. */
  void writeWhole(Targets targets, String input, Output.Content content) throws IoFailure {
    if (targets.of(input) == null) {
      Output.whole("standard output", console.out(), content);
    } else {
      write(targets, input, content);
    }
  }

  /** The same for an output of bytes that are there already. */
  void write(Targets targets, String input, FileBytes bytes) throws IoFailure {
    write(targets, input, bytes::writeTo);
  }

  /** Whether the output for {@code input} would show bytes to a person. */
  boolean showsBytes(Targets targets, String input) {
    return targets.of(input) == null && console.terminal();
  }

  /** Says that bytes are not for people. */
  int refuseBytes(String command) {
    return misused("nothing binary goes to a terminal: name a file with -o", command);
  }

  /** Writes an output to a file, or to standard output where {@code target} is null. */
  private void write(Path target, Output.Content content) throws IoFailure {
    if (target == null) {
      Output.stream("standard output", console.out(), content);
    } else {
      write(Map.of(target, content));
    }
  }

  /** Writes files, all of them or none, and says what of those that were there is not kept. */
  void write(Map<Path, Output.Content> files) throws IoFailure {
    for (Path file : files.keySet()) {
      String kind = reads.kind(file);
      if (kind != null) {
        throw IoFailure.overwriting(file.toString(), kind);
      }
    }
    Output.files(files, (file, lost) -> show(List.of(notKept(file, lost))));
  }

  private static Diagnostic notKept(Path file, String lost) {
    return Diagnostic.warning("not-kept", new Location.Whole(file.toString()), lost);
  }

  /** Makes a folder for outputs; one that none comes to is removed in the end. */
  void makeFolder(Path folder) throws IoFailure {
    folders.make(folder);
  }

  /** Notes that {@code file} is read, so that nothing is written over it. */
  void reads(Path file, String kind) {
    reads.add(file, kind);
  }

  /** Ends the run. */
  void end() {
    folders.removeEmpty();
  }

  /** Writes lines for people to standard output; what they quote is made printable. */
  void say(List<String> lines) throws IoFailure {
    write(null, Printable.lines(String.join("\n", lines)));
  }

  /** Writes lines for programs to standard output, as they are where no person looks at it. */
  void data(List<String> lines) throws IoFailure {
    String text = String.join("\n", lines);
    write(null, console.terminal() ? Printable.lines(text) : text);
  }

  private void write(Path target, String text) throws IoFailure {
    write(target, out -> out.write((text + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Shows what the rules that know the format of {@code opened} find; tells whether any is an
   * error.
   */
  boolean lint(Opened opened) {
    return beginLint(opened).get();
  }

  /** Warns where the bytes of a text would be read in another layout. */
  void showLayout(Opened opened, FileBytes encoded) {
    if (opened.face() == Face.TEXT) {
      twin().layoutWarning(opened, encoded).ifPresent(printer::print);
    }
  }

  /** Begins to look for the same; who asks waits until it is found and shown. */
  Supplier<Boolean> beginLint(Opened opened) {
    List<Rule> rules = new ArrayList<>(AnimationRules.all());
    rules.addAll(MotionRules.all());
    Supplier<List<Diagnostic>> lint = Lint.begin(rules, opened);
    return () -> {
      List<Diagnostic> found = lint.get();
      show(found);
      return found.stream().anyMatch(Diagnostic::isError);
    };
  }
}
