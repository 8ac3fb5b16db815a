package dev.diptych.cli.generate;

import dev.diptych.cli.session.InstalledGenerator;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.compiler.generator.SourceGenerator;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The parsers of the specs that the options of the command name. */
final class SpecSources {
  private final Session session;
  private final GenerateOptions options;
  private final Sources sources = new Sources();
  private final Diagnostics found = new Diagnostics();

  private SpecSources(Session session, GenerateOptions options) {
    this.session = session;
    this.options = options;
  }

  /** What {@code options} generate; nothing if a spec is rejected, after showing why. */
  static Optional<Generation> of(Session session, GenerateOptions options) throws IoFailure {
    return new SpecSources(session, options).generation();
  }

  private Optional<Generation> generation() throws IoFailure {
    Map<Path, SourceGenerator> generators = new LinkedHashMap<>();
    for (Path spec : options.specs()) {
      generators.put(spec, generator(spec));
    }
    for (Map.Entry<Path, SourceGenerator> each : generators.entrySet()) {
      add(each.getKey(), each.getValue());
    }
    sources.errors().forEach(found::add);
    if (session.show(found.all())) {
      return Optional.empty();
    }
    return Optional.of(
        new Generation(
            session,
            options.folder(),
            sources,
            origin -> sources.origins().contains(origin),
            options.specs().stream().map(Path::toString).collect(Collectors.joining(", ")),
            options.command(),
            Tools.versions()));
  }

  private void add(Path spec, SourceGenerator generator) throws IoFailure {
    session.read(spec.toString());
    Result<Map<String, String>> texts = sources(generator, spec);
    texts.diagnostics().forEach(found::add);
    List<String> languages = generator.languages();
    for (String language : languages) {
      String prefix = languages.size() > 1 ? language + "/" : "";
      Map<String, String> own = new TreeMap<>(texts.value().orElse(Map.of()));
      own.keySet().removeIf(path -> !path.startsWith(prefix));
      sources.add(language, Tools.relative(options.folder(), spec), own);
    }
  }

  private SourceGenerator generator(Path spec) throws IoFailure {
    try {
      return InstalledGenerator.require().sources(options.request(spec));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e);
    }
  }

  private static Result<Map<String, String>> sources(SourceGenerator generator, Path spec)
      throws IoFailure {
    try {
      return generator.sources();
    } catch (IOException e) {
      throw IoFailure.reading(spec.toString(), e);
    }
  }
}
