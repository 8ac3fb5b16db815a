package dev.diptych.conformance.lsp.feature;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.compiler.SpecSource;
import dev.diptych.conformance.Repository;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngine;
import dev.diptych.spi.OpenTexts;
import dev.diptych.spi.ProjectSettings;
import dev.diptych.spi.Workspace;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The formats and plug-ins of this repository, or the format of one spec.
 *
 * @param importPath folders for imports of specs
 */
record TestWorkspace(Engine engine, List<Path> importPath) implements Workspace {
  private static final List<FormatFamily> FAMILIES =
      ServiceLoader.load(FormatFamily.class).stream().map(ServiceLoader.Provider::get).toList();
  static final TestWorkspace SHIPPED = new TestWorkspace(Engine.shipped(), List.of());

  /** As {@link #SHIPPED}, for the specs of the corpus. */
  static final TestWorkspace CORPUS =
      new TestWorkspace(Engine.shipped(), List.of(Repository.path("conformance/corpus")));

  /** A workspace for the spec of a feature or a format. */
  static TestWorkspace of(Path ksy) {
    try {
      return new TestWorkspace(
          SpecEngine.load(new SpecSource(ksy, List.of())).value().orElseThrow().engine(),
          List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<FormatFamily> families() {
    return FAMILIES;
  }

  @Override
  public String version() {
    return "test";
  }

  @Override
  public Optional<Path> diagnosticsPage() {
    return Optional.of(Repository.path("runtime/cli/docs/diagnostics.md"));
  }

  @Override
  public Includes includes(String file, OpenTexts open) {
    return new IncludedTexts(Path.of(file), List.of(), new InputFiles(), open::bytes);
  }

  @Override
  public Result<ProjectSettings> project(String file) {
    return Result.of(ProjectSettings.DEFAULT, List.of());
  }

  /** The texts in a folder, in the order of their names; no answers and poses. */
  static List<Path> texts(String folder) {
    try (var files = Files.walk(Repository.path(folder))) {
      List<Path> found = new ArrayList<>(files.filter(Files::isRegularFile).toList());
      found.removeIf(file -> file.toString().matches(".*\\.(expected|json)"));
      found.sort(null);
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
