package dev.diptych.lsp.analysis;

import dev.diptych.compiler.SpecSource;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.syntax.Header;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import dev.diptych.workspace.ProjectSettings;
import dev.diptych.workspace.Workspace;
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
  private record Given(Twin plain, List<GivenParameter> parameters, Twin twin) {}

  /**
   * An engine for a text.
   *
   * @param files the files of specs on which the choice depends
   */
  record Choice(Twin twin, Set<Path> files) {}

  ProjectFormats(Workspace workspace, SpecEngines specs) {
    this.workspace = workspace;
    this.specs = specs;
  }

  Choice of(Document document, ProjectSettings settings) {
    Twin twin = workspace.twin();
    if (settings.specs().isEmpty() || Language.of(document) == Language.SPEC) {
      return new Choice(twin, Set.of());
    }
    Header header = Header.peek(new Source("", document.bytes()));
    if (header == null || twin.shapes(header, null, Selection.ANY).isPresent()) {
      return new Choice(twin, Set.of());
    }
    return find(header, settings);
  }

  private synchronized Choice find(Header header, ProjectSettings settings) {
    Set<Path> files = new HashSet<>();
    Twin sameTitle = null;
    for (SpecSource spec : settings.specs()) {
      Twin twin = engine(spec, settings.parameters(), files);
      if (twin != null && twin.shapes(header, null, Selection.ANY).isPresent()) {
        return new Choice(twin, files);
      }
      if (twin != null && twin.schemas().values().stream().anyMatch(s -> isOf(s, header))) {
        sameTitle = twin;
      }
    }
    return new Choice(sameTitle == null ? workspace.twin() : sameTitle, files);
  }

  private static boolean isOf(Schema schema, Header header) {
    return schema.format().title().equals(header.title());
  }

  /** The engine for {@code spec}, null if it never was without errors; adds its files. */
  private @Nullable Twin engine(SpecSource spec, List<GivenParameter> parameters, Set<Path> files) {
    try {
      SpecEngines.Current current = specs.update(spec);
      current.state().files().forEach(file -> files.add(DocumentPath.key(file)));
      return current.twin() == null ? null : given(spec, current.twin(), parameters);
    } catch (IOException e) {
      files.add(DocumentPath.key(spec.ksy()));
      return null;
    }
  }

  /** The engine with parameters. A value that one cannot have is an error of the command. */
  @SuppressWarnings("ReferenceEquality") // The engine for a spec that has not changed is the same.
  private Twin given(SpecSource spec, Twin plain, List<GivenParameter> parameters) {
    Given before = given.get(spec);
    if (before == null || before.plain != plain || !before.parameters.equals(parameters)) {
      before = new Given(plain, parameters, plain.parameters(parameters).value().orElse(plain));
      given.put(spec, before);
    }
    return before.twin;
  }
}
