package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.compiler.SpecSource;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.spectools.SpecEngine;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.tree.HeaderLine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import dev.diptych.workspace.ProjectSettings;
import dev.diptych.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the engine for a text: that of the installation if it knows the header line, otherwise
 * that of a spec of the project. A spec is loaded again after one of its files changed.
 */
final class ProjectFormats {
  private static final int MAX_PREFIX = 1 << 12;

  private final Workspace workspace;
  private final Map<SpecSource, Loaded> loaded = new HashMap<>();

  /** A loaded spec; its engine is null if it is rejected. */
  private record Loaded(
      @Nullable Twin twin, Map<Path, FileTime> times, List<GivenParameter> parameters) {
    boolean isCurrent(ProjectSettings settings) {
      return parameters.equals(settings.parameters())
          && times.equals(ProjectFormats.times(times.keySet()));
    }
  }

  ProjectFormats(Workspace workspace) {
    this.workspace = workspace;
  }

  Twin of(Document document, ProjectSettings settings) {
    Twin twin = workspace.twin();
    if (settings.specs().isEmpty() || Language.of(document) == Language.SPEC) {
      return twin;
    }
    String start = document.text().substring(0, Math.min(MAX_PREFIX, document.text().length()));
    HeaderLine header = SyntaxParser.peekHeader(new Source("", start.getBytes(UTF_8)));
    if (header == null || twin.shapes(header, null, Selection.ANY).isPresent()) {
      return twin;
    }
    return find(header, settings).orElse(twin);
  }

  private synchronized Optional<Twin> find(HeaderLine header, ProjectSettings settings) {
    Twin sameTitle = null;
    for (SpecSource spec : settings.specs()) {
      Twin twin = engine(spec, settings);
      if (twin != null && twin.shapes(header, null, Selection.ANY).isPresent()) {
        return Optional.of(twin);
      }
      if (twin != null && twin.schemas().values().stream().anyMatch(s -> isOf(s, header))) {
        sameTitle = twin;
      }
    }
    return Optional.ofNullable(sameTitle);
  }

  private static boolean isOf(Schema schema, HeaderLine header) {
    return schema.format().title().equals(header.title());
  }

  private @Nullable Twin engine(SpecSource spec, ProjectSettings settings) {
    Loaded before = loaded.get(spec);
    if (before != null && before.isCurrent(settings)) {
      return before.twin();
    }
    Loaded now = load(spec, settings.parameters());
    loaded.put(spec, now);
    return now.twin();
  }

  private Loaded load(SpecSource spec, List<GivenParameter> parameters) {
    try {
      SpecEngine engine = SpecEngine.load(spec).value().orElse(null);
      if (engine != null) {
        // A value that a parameter cannot have is an error of the command.
        Twin given = engine.twin().parameters(parameters).value().orElse(engine.twin());
        return new Loaded(given, times(engine.files()), parameters);
      }
    } catch (IOException e) {
      // It is loaded again when it has changed.
    }
    return new Loaded(null, times(List.of(spec.ksy())), parameters);
  }

  private static Map<Path, FileTime> times(Iterable<Path> files) {
    Map<Path, FileTime> times = new HashMap<>();
    for (Path file : files) {
      try {
        times.put(file, Files.getLastModifiedTime(file));
      } catch (IOException e) {
        times.put(file, FileTime.fromMillis(0));
      }
    }
    return times;
  }
}
