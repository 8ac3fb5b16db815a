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
import dev.diptych.compiler.SpecSource;
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
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One run of the command: its console, its engine, and what all subcommands share. */
public final class Session {
  private static final String ORACLE = "antlr";
  private static final dev.diptych.converter.Families FAMILIES =
      new dev.diptych.converter.Families(Families::installed);

  private final Console console;
  private final Messages messages;
  private final Reporter reporter;
  private final ProjectFiles projects;
  private final InputFiles reads;
  private final CreatedFolders folders;
  private final Outputs outputs;
  private String command;
  private LintRules commandRules = LintRules.NONE;
  private final ProjectFormats formats;
  private final List<UnaryOperator<Engine>> adjustments = new ArrayList<>();
  private @Nullable Engine engine;

  /** What selects the format of all files, for users; null if each file does. */
  private @Nullable String selected;

  /** The format that its project gives the file in work. */
  private ProjectFormats.@Nullable Choice chosen;

  private @Nullable SpecEngines specs;
  private boolean keepsDamaged;
  private int limit;
  private ColorMode color = ColorMode.AUTO;

  /** A session with the shipped formats. */
  public Session(Console console) {
    this(
        console,
        new Messages(console.err()),
        "",
        null,
        1,
        new InputFiles(),
        new CreatedFolders(),
        new ProjectFiles(),
        new ProjectFormats());
  }

  private Session(
      Console console,
      Messages messages,
      String command,
      @Nullable Engine engine,
      int limit,
      InputFiles reads,
      CreatedFolders folders,
      ProjectFiles projects,
      ProjectFormats formats) {
    this.console = console;
    this.messages = messages;
    this.command = command;
    this.engine = engine;
    this.limit = limit;
    this.reads = reads;
    this.folders = folders;
    this.projects = projects;
    this.formats = formats;
    this.reporter = new Reporter(messages);
    this.outputs = new Outputs(console, reporter, reads, folders);
  }

  /**
   * A session for one of several files, with the same engine and other output streams. Its outputs
   * must be committed.
   */
  Session withOutput(OutputStream out, PrintStream err) {
    Session fileSession =
        new Session(
            console.to(out, err),
            messages.to(err),
            command,
            base(),
            limit,
            reads,
            folders,
            projects,
            formats);
    fileSession.color = color;
    fileSession.outputs.defer();
    return like(fileSession);
  }

  /**
   * A session with the same engine for a file that is read more than once.
   *
   * @param err receives its messages
   */
  public Session again(PrintStream err) {
    Session fileSession =
        new Session(
            console.to(OutputStream.nullOutputStream(), err),
            messages.to(err),
            command,
            base(),
            limit,
            new InputFiles(),
            folders,
            new ProjectFiles(),
            new ProjectFormats());
    fileSession.keepsDamaged = keepsDamaged;
    return like(fileSession);
  }

  private Session like(Session fileSession) {
    fileSession.rules(commandRules);
    fileSession.specs = specs();
    fileSession.selected = selected;
    fileSession.adjustments.addAll(adjustments);
    return fileSession;
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
    chosen = null;
    Path project = ProjectFiles.find(file);
    if (project == null) {
      rules(commandRules);
      return true;
    }
    Optional<Project> found = project(project);
    return found.isPresent() && (selected != null || choose(found.get(), file));
  }

  private boolean choose(Project project, String file) throws IoFailure {
    Result<ProjectFormats.Choice> choice = formats.of(project, file, this).orElse(null);
    if (choice == null) {
      return true;
    }
    show(choice.diagnostics());
    chosen = choice.value().orElse(null);
    for (UnaryOperator<Engine> adjustment : adjustments) {
      chosen = chosen == null ? null : chosen.adjusted(adjustment);
    }
    return choice.ok();
  }

  /**
   * What chose the format of the file in work, for users; empty if its content did, and its project
   * has no formats.
   */
  public Optional<String> rule(String file) throws IoFailure {
    if (selected != null || chosen != null) {
      return Optional.of(chosen == null ? String.valueOf(selected) : chosen.rule());
    }
    boolean has = projectOf(file).filter(each -> !each.formats().isEmpty()).isPresent();
    return has ? Optional.of("its content") : Optional.empty();
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
    Path project = ProjectFiles.find(input);
    return project == null ? Optional.empty() : projects.read(project).value();
  }

  /** Whether an option or its project gives the file in work a format. */
  public boolean isFormatGiven() {
    return selected != null || chosen != null;
  }

  /** Whether a pattern of its project gives {@code file} a format. */
  boolean isNamed(Path file) throws IoFailure {
    return selected == null
        && projectOf(file.toString()).flatMap(each -> each.formatOf(file)).isPresent();
  }

  /** The engine for the file in work, created on first use. */
  public Engine engine() {
    return chosen == null ? base() : chosen.engine();
  }

  /** The engine for files whose project gives them no format. */
  private Engine base() {
    if (engine == null) {
      engine = Engine.shipped();
    }
    return engine;
  }

  /** Adjusts the engine, and those for files whose project gives them a format. */
  private void adjust(UnaryOperator<Engine> adjustment) {
    engine = adjustment.apply(base());
    adjustments.add(adjustment);
  }

  /** The specs of the user, created on first use. */
  SpecEngines specs() {
    if (specs == null) {
      specs = new SpecEngines();
    }
    return specs;
  }

  /** Configures the engine again for specs that may have changed, and returns an exit code. */
  public int follow(InputOptions inputs) throws IoFailure {
    return inputs.spec().files().isEmpty() ? ExitCode.DONE : prepare(inputs);
  }

  /** Keeps what can be read of damaged binary files from now on, or rejects them. */
  public void keepDamaged(boolean keep) {
    keepsDamaged = keep;
  }

  /** Configures the engine for {@code inputs} and returns an exit code. */
  public int prepare(InputOptions inputs) throws IoFailure {
    int prepared = prepare(inputs.spec());
    String oracle = inputs.oracle();
    if (prepared == ExitCode.DONE && oracle != null) {
      if (!oracle.equals(ORACLE)) {
        return misused("--oracle: there is no reader '" + oracle + "'; known: " + ORACLE);
      }
      adjust(each -> each.reading(TextPath.ANTLR));
    }
    limit(inputs.limit());
    if (prepared == ExitCode.DONE && keepsDamaged) {
      adjust(Engine::damaged);
    }
    if (!inputs.selection().equals(Selection.ANY)) {
      selected = "--format or --layout";
    }
    return prepared;
  }

  /** Lets each file cost {@code times} the default work and memory. */
  public void limit(int times) {
    if (times > 1) {
      limit = times;
      adjust(each -> each.limit(times));
    }
  }

  /** Configures the engine for a spec of the user, if any, and returns an exit code. */
  public int prepare(SpecOptions spec) throws IoFailure {
    int prepared = prepare(spec.files(), spec.importPath());
    return prepared == ExitCode.DONE ? parameters(spec.parameters()) : prepared;
  }

  /** Gives parameters of the formats values, and returns an exit code. */
  public int parameters(List<GivenParameter> given) {
    if (given.isEmpty()) {
      return ExitCode.DONE;
    }
    Result<Engine> ready = shown(base().parameters(given));
    engine = ready.value().orElse(engine);
    return ready.ok() ? ExitCode.DONE : ExitCode.REJECTED;
  }

  /** Configures the engine for {@code specs}, if there are any, and returns an exit code. */
  public int prepare(List<Path> specs, List<Path> importPath) throws IoFailure {
    List<Engine> loaded = new ArrayList<>();
    for (Path ksy : specs) {
      engine(ksy, importPath).value().ifPresent(loaded::add);
    }
    if (loaded.size() < specs.size()) {
      return ExitCode.REJECTED;
    }
    try {
      engine = specs.isEmpty() ? engine : loaded.size() == 1 ? loaded.get(0) : Engine.of(loaded);
      selected = specs.isEmpty() ? selected : "--spec";
      return ExitCode.DONE;
    } catch (IllegalArgumentException e) {
      throw new UsageException("--spec: " + e.getMessage());
    }
  }

  /**
   * An engine for the format of {@code ksy}, with the parameters of its project; nothing after its
   * errors are shown.
   */
  public Result<Engine> engine(Path ksy, List<Path> importPath) throws IoFailure {
    Result<Engine> loaded = shown(UserSpec.engine(new SpecSource(ksy, importPath), this));
    List<GivenParameter> given =
        projectOf(ksy.toString()).map(Project::parameters).orElse(List.of());
    return loaded.ok() && !given.isEmpty()
        ? shown(loaded.value().orElseThrow().parameters(given))
        : loaded;
  }

  /**
   * The Java that Kaitai Struct generates from the spec of a document.
   *
   * @param inputs the specs, one of which is that of the document, unless its project gave it one
   * @param javaPackage its package
   */
  public Result<Map<String, String>> plainSources(
      Document document, InputOptions inputs, String javaPackage) throws IoFailure {
    List<SpecSource> sources = chosen == null ? inputs.spec().sources() : chosen.specs();
    SpecSource found = sources.get(0);
    for (SpecSource spec : sources) {
      Result<Engine> each = UserSpec.engine(spec, this);
      String key = document.schema().format().key();
      found = each.value().filter(t -> t.schemas().containsKey(key)).isPresent() ? spec : found;
    }
    return UserSpec.plainSources(found, javaPackage);
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

  private Converter converter(@Nullable Path file, List<Path> folders) {
    IncludedTexts includes = new IncludedTexts(file, folders, reads);
    return new Converter(engine(), FAMILIES, includes, limit);
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
