package dev.diptych.spi;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.family.FormatFamily;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What an installation offers, and the settings of the user. Thread-safe. */
public interface Workspace {
  /** The formats of all texts: those that ship, or those of the specs of the user. */
  Engine engine();

  /** The installed plug-ins for format families. */
  List<FormatFamily> families();

  /** Folders for imports of specs that begin with {@code /}. */
  List<Path> importPath();

  /** The version of Diptych. */
  String version();

  /** The page that documents the codes of diagnostics, if it is installed. */
  Optional<Path> diagnosticsPage();

  /**
   * Finds the files that a text includes.
   *
   * @param file the path of the text; {@code -} if it has none
   * @param open texts to use instead of files
   */
  Includes includes(String file, OpenTexts open);

  /**
   * The settings of the project that a file belongs to.
   *
   * @param file its path
   * @return the settings, or the errors in the project file
   * @throws IOException if the project file cannot be read
   */
  Result<ProjectSettings> project(String file) throws IOException;
}
