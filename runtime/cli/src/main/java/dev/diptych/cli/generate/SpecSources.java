package dev.diptych.cli.generate;

import dev.diptych.cli.session.InstalledTools;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.SourceGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The parsers of one spec, as the options of the command ask for them. */
final class SpecSources {
  private SpecSources() {}

  /** What {@code options} generate; nothing if the spec is rejected, after showing why. */
  static Optional<Generation> of(Session session, GenerateOptions options) throws IoFailure {
    Path spec = options.spec();
    SourceGenerator generator = generator(options);
    session.read(spec.toString());
    Optional<Map<String, String>> texts = session.shown(sources(generator, spec)).value();
    if (texts.isEmpty()) {
      return Optional.empty();
    }
    Path folder = options.folder();
    Sources sources = new Sources();
    List<String> languages = generator.languages();
    for (String language : languages) {
      String prefix = languages.size() > 1 ? language + "/" : "";
      Map<String, String> own = new TreeMap<>(texts.get());
      own.keySet().removeIf(path -> !path.startsWith(prefix));
      sources.add(language, Tools.relative(folder, spec), own);
    }
    return Optional.of(
        new Generation(
            session,
            folder,
            sources,
            origin -> sources.origins().contains(origin),
            spec.toString(),
            options.command(),
            Tools.versions()));
  }

  private static SourceGenerator generator(GenerateOptions options) throws IoFailure {
    try {
      return InstalledTools.require().generator(options.request());
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
