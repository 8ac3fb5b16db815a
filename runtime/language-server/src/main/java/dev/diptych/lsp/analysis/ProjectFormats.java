package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.lsp.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.specs.SpecEngine;
import dev.diptych.specs.SpecSource;
import dev.diptych.specs.SpecTools;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.tree.HeaderLine;
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
  private record Loaded(@Nullable Twin twin, Map<Path, FileTime> times) {}

  ProjectFormats(Workspace workspace) {
    this.workspace = workspace;
  }

  Twin of(Document document, ProjectSettings settings) {
    Twin twin = workspace.twin();
    SpecTools tools = settings.specs().isEmpty() ? null : workspace.specTools().orElse(null);
    if (tools == null || Language.of(document) == Language.SPEC) {
      return twin;
    }
    String start = document.text().substring(0, Math.min(MAX_PREFIX, document.text().length()));
    HeaderLine header = SyntaxParser.peekHeader(new Source("", start.getBytes(UTF_8)));
    if (header == null || twin.shapes(header, null, Selection.ANY).isPresent()) {
      return twin;
    }
    return find(header, settings.specs(), tools).orElse(twin);
  }

  private synchronized Optional<Twin> find(
      HeaderLine header, List<SpecSource> specs, SpecTools tools) {
    Twin sameTitle = null;
    for (SpecSource spec : specs) {
      Twin twin = engine(spec, tools);
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

  private @Nullable Twin engine(SpecSource spec, SpecTools tools) {
    Loaded before = loaded.get(spec);
    if (before != null && before.times().equals(times(before.times().keySet()))) {
      return before.twin();
    }
    Loaded now = load(spec, tools);
    loaded.put(spec, now);
    return now.twin();
  }

  private Loaded load(SpecSource spec, SpecTools tools) {
    try {
      SpecEngine engine = tools.engine(spec, workspace.cache()).value().orElse(null);
      return engine == null
          ? new Loaded(null, times(List.of(spec.ksy())))
          : new Loaded(engine.twin(), times(engine.files()));
    } catch (IOException e) {
      return new Loaded(null, times(List.of(spec.ksy())));
    }
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
