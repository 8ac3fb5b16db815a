package dev.diptych.lsp.analysis;

import dev.diptych.compiler.SpecSource;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.spi.ProjectSettings;
import dev.diptych.spi.Workspace;
import dev.diptych.syntax.Header;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the engine for a text: that of the installation if it knows the header line, otherwise
 * that of a spec of the project, as it is in the editor. While a spec has errors, the last one
 * without any counts.
 */
final class ProjectFormats {
  private final Workspace workspace;
  private final SpecEngines specs;
  private final Map<SpecSource, Given> given = new HashMap<>();

  /** An engine with values for the parameters of its formats. */
  private record Given(Engine plain, List<GivenParameter> parameters, Engine engine) {}

  /**
   * An engine for a text.
   *
   * @param files the files of specs on which the choice depends
   */
  record Choice(Engine engine, Set<Path> files) {}

  ProjectFormats(Workspace workspace, SpecEngines specs) {
    this.workspace = workspace;
    this.specs = specs;
  }

  Choice of(Document document, ProjectSettings settings) {
    Engine engine = workspace.engine();
    if (settings.specs().isEmpty() || Language.of(document) == Language.SPEC) {
      return new Choice(engine, Set.of());
    }
    Header header = Header.peek(new Source("", document.bytes()));
    if (header == null || engine.shapes(header, Selection.ANY).isPresent()) {
      return new Choice(engine, Set.of());
    }
    return find(header, settings);
  }

  private synchronized Choice find(Header header, ProjectSettings settings) {
    Set<Path> files = new HashSet<>();
    Engine sameTitle = null;
    for (SpecSource spec : settings.specs()) {
      Engine engine = engine(spec, settings.parameters(), files);
      if (engine != null && engine.shapes(header, Selection.ANY).isPresent()) {
        return new Choice(engine, files);
      }
      if (engine != null && engine.schemas().values().stream().anyMatch(s -> isOf(s, header))) {
        sameTitle = engine;
      }
    }
    return new Choice(sameTitle == null ? workspace.engine() : sameTitle, files);
  }

  private static boolean isOf(Schema schema, Header header) {
    return schema.format().title().equals(header.title());
  }

  /** The engine for {@code spec}, null if it never was without errors; adds its files. */
  private @Nullable Engine engine(
      SpecSource spec, List<GivenParameter> parameters, Set<Path> files) {
    try {
      SpecEngines.Current current = specs.update(spec);
      current.state().files().forEach(file -> files.add(DocumentPath.key(file)));
      return current.engine() == null ? null : given(spec, current.engine(), parameters);
    } catch (IOException e) {
      files.add(DocumentPath.key(spec.ksy()));
      return null;
    }
  }

  /** The engine with parameters. A value that one cannot have is an error of the command. */
  @SuppressWarnings("ReferenceEquality") // The engine for a spec that has not changed is the same.
  private Engine given(SpecSource spec, Engine plain, List<GivenParameter> parameters) {
    Given before = given.get(spec);
    if (before == null || before.plain != plain || !before.parameters.equals(parameters)) {
      before = new Given(plain, parameters, plain.parameters(parameters).value().orElse(plain));
      given.put(spec, before);
    }
    return before.engine;
  }
}
