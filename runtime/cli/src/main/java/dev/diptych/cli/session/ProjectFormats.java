package dev.diptych.cli.session;

import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.cli.project.FormatEntry;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.project.ProjectSpec;
import dev.diptych.compiler.SpecSource;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The formats that projects give their files: by the patterns of {@code [formats]}, and for other
 * texts by a header line that no shipped format has. Thread-safe; each spec is loaded once.
 */
final class ProjectFormats {
  private final Map<FormatEntry, Result<Choice>> formats = new HashMap<>();
  private final Map<ProjectSpec, Result<Engine>> loaded = new HashMap<>();
  private final Map<Path, List<ProjectSpec>> specs = new HashMap<>();

  /**
   * The format of a file.
   *
   * @param engine knows this format only
   * @param specs its specs
   * @param rule what chose it, for users
   */
  record Choice(Engine engine, List<SpecSource> specs, String rule) {
    Choice adjusted(UnaryOperator<Engine> adjustment) {
      return new Choice(adjustment.apply(engine), specs, rule);
    }

    Choice chosenBy(String other) {
      return new Choice(engine, specs, other);
    }
  }

  /**
   * The format that {@code project} gives {@code file}, or the errors of its spec; nothing if it
   * gives none.
   *
   * @throws IoFailure if a spec cannot be read
   */
  synchronized Optional<Result<Choice>> of(Project project, String file, EngineChoice choice)
      throws IoFailure {
    Path path = path(file);
    if (path == null) {
      return Optional.empty();
    }
    FormatEntry.Match match = project.formatOf(path).orElse(null);
    if (match == null) {
      return byHeader(project, path, choice);
    }
    String rule =
        "pattern %s of [formats.%s] in %s"
            .formatted(match.pattern(), match.format().name(), project.name());
    return Optional.of(format(project, match.format(), choice).map(found -> found.chosenBy(rule)));
  }

  private static @Nullable Path path(String file) {
    try {
      Path path = Path.of(file);
      return file.equals("-") || !Files.isRegularFile(path) ? null : path;
    } catch (InvalidPathException e) {
      return null; // Reading the input will report it.
    }
  }

  /** A format, which may have many files. */
  private Result<Choice> format(Project project, FormatEntry format, EngineChoice choice)
      throws IoFailure {
    Result<Choice> known = formats.get(format);
    if (known == null) {
      known = load(project, format, choice);
      formats.put(format, known);
    }
    return known;
  }

  private Result<Choice> load(Project project, FormatEntry format, EngineChoice choice)
      throws IoFailure {
    List<Diagnostic> errors = new ArrayList<>();
    List<Engine> engines = new ArrayList<>();
    List<SpecSource> sources = new ArrayList<>();
    for (ProjectSpec each : ProjectSpec.of(project, format, errors::add)) {
      Result<Engine> engine = load(project, each, choice);
      errors.addAll(engine.diagnostics());
      engine.value().ifPresent(engines::add);
      sources.add(each.source());
    }
    if (!errors.isEmpty()) {
      return Result.failed(errors);
    }
    try {
      Engine engine = engines.size() == 1 ? engines.get(0) : Engine.of(engines);
      return Result.of(new Choice(engine, sources, ""), List.of());
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      return Result.failed(Diagnostic.error("bad-project", format.at(), message));
    }
  }

  private Result<Engine> load(Project project, ProjectSpec spec, EngineChoice choice)
      throws IoFailure {
    Result<Engine> known = loaded.get(spec);
    if (known == null) {
      Result<Engine> engine = choice.load(spec.source());
      known =
          engine.ok() && !project.parameters().isEmpty()
              ? engine.value().orElseThrow().parameters(project.parameters())
              : engine;
      loaded.put(spec, known);
    }
    return known;
  }

  /** The format of a text whose header line no format has that {@code choice} knows. */
  private Optional<Result<Choice>> byHeader(Project project, Path file, EngineChoice choice)
      throws IoFailure {
    boolean none = project.formats().isEmpty() && project.generate() == null;
    byte[] start = none ? new byte[0] : start(file);
    if (!TextFormatter.hasHeader(start) || TextFormatter.isText(start, choice.engine())) {
      return Optional.empty();
    }
    List<Diagnostic> errors = new ArrayList<>();
    for (ProjectSpec each : specs(project)) {
      Result<Engine> engine = load(project, each, choice);
      if (engine.value().filter(found -> TextFormatter.isText(start, found)).isPresent()) {
        String rule = "header line, and spec of %s in %s".formatted(each.table(), project.name());
        return Optional.of(engine.map(found -> new Choice(found, List.of(each.source()), rule)));
      }
      errors.addAll(engine.diagnostics());
    }
    return errors.isEmpty() ? Optional.empty() : Optional.of(Result.failed(errors));
  }

  private List<ProjectSpec> specs(Project project) throws IoFailure {
    List<ProjectSpec> known = specs.get(project.file());
    if (known == null) {
      known = ProjectSpec.all(project);
      specs.put(project.file(), known);
    }
    return known;
  }

  private static byte[] start(Path file) throws IoFailure {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(TextFormatter.MAX_PREFIX);
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }
}
