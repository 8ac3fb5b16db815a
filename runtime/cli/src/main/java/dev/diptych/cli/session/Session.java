package dev.diptych.cli.session;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.message.MessageFormat;
import dev.diptych.cli.message.Messages;
import dev.diptych.cli.project.LintRules;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.cli.project.Severities;
import dev.diptych.cli.render.ColorMode;
import dev.diptych.cli.render.Printable;
import dev.diptych.converter.Converter;
import dev.diptych.files.CreatedFolders;
import dev.diptych.files.FileStream;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Residue;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One run of the command: its console, its engine, and what all subcommands share. */
public final class Session {
  private static final dev.diptych.converter.Families FAMILIES =
      new dev.diptych.converter.Families(Families::installed);

  private final Console console;
  private final Messages messages;
  private final Reporter reporter;
  private final ProjectFiles projects;
  private final InputFiles reads;
  private final CreatedFolders folders;
  private final Outputs outputs;
  private final EngineChoice choice;
  private String command;
  private LintRules commandRules = LintRules.NONE;
  private ColorMode color = ColorMode.AUTO;

  /** A session with the shipped formats. */
  public Session(Console console) {
    this.console = console;
    this.messages = new Messages(console.err());
    this.command = "";
    this.reads = new InputFiles();
    this.folders = new CreatedFolders();
    this.projects = new ProjectFiles();
    this.reporter = new Reporter(messages);
    this.outputs = new Outputs(console, reporter, reads, folders);
    this.choice = new EngineChoice(reporter, reads, projects);
  }

  /** A session for one file with the same choice of an engine and other streams. */
  private Session(Session session, OutputStream out, PrintStream err, boolean again) {
    this.console = session.console.to(out, err);
    this.messages = session.messages.to(err);
    this.command = session.command;
    this.reads = again ? new InputFiles() : session.reads;
    this.folders = session.folders;
    this.projects = again ? new ProjectFiles() : session.projects;
    this.reporter = new Reporter(messages);
    this.outputs = new Outputs(console, reporter, reads, folders);
    this.choice =
        again ? session.choice.again(reporter, reads, projects) : session.choice.forFile(reporter);
    rules(session.commandRules);
  }

  /**
   * A session for one of several files, with the same engine and other output streams. Its outputs
   * must be committed.
   */
  Session withOutput(OutputStream out, PrintStream err) {
    Session fileSession = new Session(this, out, err, false);
    fileSession.color = color;
    fileSession.outputs.defer();
    return fileSession;
  }

  /**
   * A session with the same engine for a file that is read more than once.
   *
   * @param err receives its messages
   */
  public Session again(PrintStream err) {
    return new Session(this, OutputStream.nullOutputStream(), err, true);
  }

  /** The files that were read so far. */
  public Set<Path> filesRead() {
    return reads.paths();
  }

  /** The streams and environment. */
  public Console console() {
    return console;
  }

  /** The messages. */
  public Messages messages() {
    return messages;
  }

  /** The outputs. */
  public Outputs outputs() {
    return outputs;
  }

  /** Sets when output and messages have colours. */
  public void color(ColorMode mode) {
    color = mode;
    Terminals terminals = console.terminals();
    messages.colored(mode.colored(terminals.err() && terminals.colors()));
  }

  /** Whether standard output has colours. */
  public boolean colored() {
    Terminals terminals = console.terminals();
    return color.colored(terminals.out() && terminals.colors());
  }

  /** Sets the name of the subcommand, for messages. */
  public void command(String name) {
    command = name;
  }

  /** Sets the rules of the command line for the severities of diagnostics. */
  public void rules(LintRules rules) {
    commandRules = rules;
    reporter.severities(new Severities(rules, LintRules.NONE));
  }

  /**
   * Begins work on {@code file}: the rules of its project apply from now on, and the format that
   * the project gives the file, unless an option selects one.
   *
   * @return whether the project file and the spec are valid; if not, their errors are shown
   */
  public boolean enter(String file) throws IoFailure {
    choice.leave();
    Path project = ProjectFiles.find(file);
    if (project == null) {
      rules(commandRules);
      return true;
    }
    Optional<Project> found = project(project);
    return found.isPresent() && choice.enter(found.get(), file);
  }

  /**
   * Reads a project file, whose rules apply from now on.
   *
   * @return its content; nothing if it is invalid, after its errors are shown once
   */
  public Optional<Project> project(Path file) throws IoFailure {
    reads.add(file, "project file");
    Result<Project> found = projects.read(file);
    LintRules rules = found.value().map(Project::lints).orElse(LintRules.NONE);
    reporter.severities(new Severities(commandRules, rules));
    if (!found.ok() && projects.isFirst(file)) {
      show(found.diagnostics());
    }
    return found.value();
  }

  /** The valid project file of {@code input}, if there is one; its errors have been shown. */
  public Optional<Project> projectOf(String input) throws IoFailure {
    return projects.of(input);
  }

  /** The choice of the engine. */
  public EngineChoice choice() {
    return choice;
  }

  /** The engine for the file in work. */
  public Engine engine() {
    return choice.engine();
  }

  /** Reads an input, which outputs may not overwrite. */
  public Input read(String argument) throws IoFailure {
    reads.add(argument, "input");
    return Input.read(argument, console.in());
  }

  /** Opens an input that is not read at once, and which outputs may not overwrite. */
  public FileStream stream(String argument, Path path) throws IoFailure {
    reads.add(argument, "input");
    return FileStream.open(argument, path);
  }

  /** Opens a file of either face, which may be an authored text, and shows its diagnostics. */
  public Result<LocatedDocument> open(Input input, InputOptions inputs, IncludeOption includes) {
    return shown(
        converter(input, includes.folders()).open(input.name(), input.bytes(), inputs.selection()));
  }

  /** Opens a file of either face, which may be an authored text; its diagnostics are not shown. */
  public Result<LocatedDocument> tryOpen(Input input, IncludeOption includes) {
    return converter(input, includes.folders()).open(input.name(), input.bytes(), Selection.ANY);
  }

  /** Opens a file of either face without options and shows its diagnostics. */
  public Result<LocatedDocument> open(Input input) {
    return shown(converter(input, List.of()).open(input.name(), input.bytes(), Selection.ANY));
  }

  /** The document of a file that was opened, if it is whole; if not, that is shown. */
  public Optional<LocatedDocument> whole(Result<LocatedDocument> opened) {
    LocatedDocument found = opened.value().orElse(null);
    if (found == null || !found.isDamaged()) {
      return opened.value();
    }
    String message = "this is the text of a damaged file, which is not complete";
    Location at = found.locations().locate(Residue.PATH);
    show(List.of(Diagnostic.error("damaged-file", at, message)));
    return Optional.empty();
  }

  /** What a text asks of a document, such as a recording; its diagnostics are shown. */
  public Result<List<DocumentCheck>> checks(
      Input input, InputOptions inputs, IncludeOption includes) {
    return shown(
        converter(input, includes.folders())
            .checks(input.name(), input.bytes(), inputs.selection()));
  }

  /** Opens a text, plain or authored, and shows its diagnostics. */
  public Result<LocatedDocument> openText(
      Input input, InputOptions inputs, IncludeOption includes) {
    return shown(
        converter(input, includes.folders())
            .openText(input.name(), input.bytes(), inputs.selection()));
  }

  /**
   * Converts one input.
   *
   * @param input the input
   * @param folders more folders for included files
   */
  public Converter converter(Input input, List<Path> folders) {
    return converter(input.path(), folders);
  }

  /**
   * A text that we bring, or the errors of its compilation. One without a header line is for
   * inclusion and cannot be compiled alone.
   */
  public Result<Proven> compiled(String name, ByteBuffer text) {
    return shown(converter().accepted(name, text));
  }

  /** Converts files that include no others. */
  public Converter converter() {
    return converter((Path) null, List.of());
  }

  /**
   * Converts a text that takes the place of a file.
   *
   * @param file the file, from which included files are found; null for none
   * @param folders more folders for included files
   */
  public Converter converter(@Nullable Path file, List<Path> folders) {
    IncludedTexts includes = new IncludedTexts(file, folders, reads);
    return new Converter(engine(), FAMILIES, includes, choice.limit());
  }

  /** Prints diagnostics; returns whether one of them is an error. */
  public boolean show(Collection<Diagnostic> diagnostics) {
    return reporter.show(diagnostics);
  }

  /** Prints the diagnostics of {@code result}, which fails if a warning is denied. */
  public <T> Result<T> shown(Result<T> result) {
    return reporter.shown(result);
  }

  /** Reports that something could not be read or written. */
  public int failed(IoFailure failure) {
    if (failure.readerGone()) {
      return ExitCode.PIPE;
    }
    String message = Printable.of(String.valueOf(failure.getMessage()));
    messages.printer().failure(failure.code(), message, "");
    return failure.misused() ? ExitCode.USAGE : ExitCode.IO;
  }

  /** Reports wrong arguments of the current subcommand. */
  public int misused(String message) {
    String see = "diptych " + (command.isEmpty() ? "" : command + " ") + "--help";
    messages.printer().failure("usage", message, see);
    return ExitCode.USAGE;
  }

  /** Reports any failure. */
  public int failed(Throwable thrown) {
    if (thrown instanceof UsageException usage) {
      return misused(String.valueOf(usage.getMessage()));
    }
    return thrown instanceof IoFailure failure ? failed(failure) : fault(null, thrown);
  }

  /** Reports an unexpected failure while {@code file} was processed, or null. */
  int fault(@Nullable String file, Throwable thrown) {
    return messages.format() == MessageFormat.TEXT
        ? Fault.report(console.err(), file, thrown)
        : Fault.report(messages.printer(), file, thrown);
  }

  /** Registers {@code file} as read, so that no output overwrites it. */
  public void reads(Path file, String kind) {
    reads.add(file, kind);
  }

  /** Ends the run. */
  public void end() {
    folders.removeEmpty();
    try {
      messages.end(Version::number);
    } catch (IOException e) {
      fault(null, e);
    }
  }
}
