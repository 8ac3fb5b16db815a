package dev.diptych.cli.lsp;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.cli.session.Version;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spi.OpenTexts;
import dev.diptych.spi.ProjectSettings;
import dev.diptych.spi.Workspace;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The formats, plug-ins and projects of this installation. */
final class InstalledWorkspace implements Workspace {
  /** Set by the launcher to the folder of Diptych. */
  private static final String HOME = "diptych.home";

  private static final String PAGE = "runtime/cli/docs/diagnostics.md";

  /** Where a package has the documentation; in a checkout it is in the folder itself. */
  private static final String PACKAGED = "share/doc/diptych";

  private final Session session;
  private final SpecOptions spec;
  private final IncludeOption includes;
  private final ProjectCache projects = new ProjectCache();

  InstalledWorkspace(Session session, SpecOptions spec, IncludeOption includes) {
    this.session = session;
    this.spec = spec;
    this.includes = includes;
    session.engine();
  }

  @Override
  public Engine engine() {
    return session.engine();
  }

  @Override
  public List<FormatFamily> families() {
    return Families.installed();
  }

  @Override
  public List<Path> importPath() {
    return spec.importPath();
  }

  @Override
  public String version() {
    try {
      return Version.number();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Optional<Path> diagnosticsPage() {
    String home = System.getProperty(HOME);
    return Optional.ofNullable(home).stream()
        .flatMap(folder -> Stream.of(Path.of(folder, PAGE), Path.of(folder, PACKAGED, PAGE)))
        .filter(Files::exists)
        .findFirst();
  }

  @Override
  public Includes includes(String file, OpenTexts open) {
    return new IncludedTexts(Path.of(file), includes.folders(), new InputFiles(), open::bytes);
  }

  @Override
  public Result<ProjectSettings> project(String file) throws IOException {
    return projects.of(file);
  }
}
