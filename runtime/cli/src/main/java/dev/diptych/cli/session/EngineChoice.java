package dev.diptych.cli.session;

import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.compiler.SpecSource;
import dev.diptych.files.InputFiles;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.TextPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the engine for the file in work: that of the options of the command, otherwise that
 * of the format that its project gives the file, otherwise that of the shipped formats.
 */
public final class EngineChoice {
  private static final String ORACLE = "antlr";

  private final Reporter reporter;
  private final InputFiles reads;
  private final ProjectFiles projects;
  private final ProjectFormats formats;
  private final List<UnaryOperator<Engine>> adjustments = new ArrayList<>();
  private @Nullable Engine engine;

  /** What selects the format of all files, for users; null if each file does. */
  private @Nullable String selected;

  /** The format that its project gives the file in work. */
  private ProjectFormats.@Nullable Choice chosen;

  private @Nullable SpecEngines specs;
  private boolean keepsDamaged;
  private int limit = 1;

  /**
   * The shipped formats.
   *
   * @param reporter shows errors in specs
   * @param reads receives the specs that are read
   * @param projects the project files
   */
  EngineChoice(Reporter reporter, InputFiles reads, ProjectFiles projects) {
    this(reporter, reads, projects, new ProjectFormats());
  }

  private EngineChoice(
      Reporter reporter, InputFiles reads, ProjectFiles projects, ProjectFormats formats) {
    this.reporter = reporter;
    this.reads = reads;
    this.projects = projects;
    this.formats = formats;
  }

  /** The same for one of several files, which shares what is loaded. */
  EngineChoice forFile(Reporter other) {
    return like(new EngineChoice(other, reads, projects, formats));
  }

  /** The same for a file that is read more than once; project files are read again. */
  EngineChoice again(Reporter other, InputFiles otherReads, ProjectFiles otherProjects) {
    EngineChoice copy = like(new EngineChoice(other, otherReads, otherProjects));
    copy.keepsDamaged = keepsDamaged;
    return copy;
  }

  private EngineChoice like(EngineChoice copy) {
    copy.engine = base();
    copy.limit = limit;
    copy.specs = specs();
    copy.selected = selected;
    copy.adjustments.addAll(adjustments);
    return copy;
  }

  /** Forgets the format that a project gave the file before. */
  void leave() {
    chosen = null;
  }

  /**
   * Begins work on {@code file}: from now on, it has the format that {@code project} gives it,
   * unless an option selects one.
   *
   * @return whether its spec is valid; if not, its errors are shown
   */
  boolean enter(Project project, String file) throws IoFailure {
    if (selected != null) {
      return true;
    }
    Result<ProjectFormats.Choice> choice = formats.of(project, file, this).orElse(null);
    if (choice == null) {
      return true;
    }
    reporter.show(choice.diagnostics());
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
    if (isGiven()) {
      return Optional.of(chosen == null ? String.valueOf(selected) : chosen.rule());
    }
    boolean has = projects.of(file).filter(each -> !each.formats().isEmpty()).isPresent();
    return has ? Optional.of("its content") : Optional.empty();
  }

  /** Whether an option or its project gives the file in work a format. */
  public boolean isGiven() {
    return selected != null || chosen != null;
  }

  /** Whether a pattern of its project gives {@code file} a format. */
  boolean isNamed(Path file) throws IoFailure {
    return selected == null
        && projects.of(file.toString()).flatMap(each -> each.formatOf(file)).isPresent();
  }

  /** The engine for the file in work, created on first use. */
  Engine engine() {
    return chosen == null ? base() : chosen.engine();
  }

  /** The budget of each file as a multiple of the default. */
  int limit() {
    return limit;
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
  private SpecEngines specs() {
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
        throw new UsageException("--oracle: there is no reader '" + oracle + "'; known: " + ORACLE);
      }
      adjust(each -> each.reading(TextPath.ANTLR));
    }
    limit(inputs.limit());
    if (prepared == ExitCode.DONE && keepsDamaged) {
      adjust(Engine::damaged);
    }
    if (!inputs.selection().isAny()) {
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
    Result<Engine> ready = reporter.shown(base().parameters(given));
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
    Result<Engine> loaded = reporter.shown(load(new SpecSource(ksy, importPath)));
    List<GivenParameter> given =
        projects.of(ksy.toString()).map(Project::parameters).orElse(List.of());
    return loaded.ok() && !given.isEmpty()
        ? reporter.shown(loaded.value().orElseThrow().parameters(given))
        : loaded;
  }

  /** An engine for the format of {@code spec} only, or the errors in it, which are not shown. */
  Result<Engine> load(SpecSource spec) throws IoFailure {
    return UserSpec.engine(spec, specs(), reads);
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
      String key = document.schema().format().key();
      boolean has = load(spec).value().filter(t -> t.schemas().containsKey(key)).isPresent();
      found = has ? spec : found;
    }
    return UserSpec.plainSources(found, javaPackage);
  }
}
