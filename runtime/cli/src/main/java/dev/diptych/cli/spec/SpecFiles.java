package dev.diptych.cli.spec;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ImportPathOption;
import dev.diptych.cli.session.UsageException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The input specs of a command. */
public final class SpecFiles {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Kaitai Struct specs.")
  private List<String> files;

  @Mixin private ImportPathOption importPath;

  /**
   * The specs.
   *
   * @throws UsageException if standard input is among them
   */
  List<String> files() {
    rejectStandardInput(files);
    return files;
  }

  /** Rejects standard input, which has no folder for imports. */
  public static void rejectStandardInput(List<String> specs) {
    if (specs.contains(Input.STANDARD)) {
      throw new UsageException("a spec must be a file, since its imports are in the same folder");
    }
  }

  /** The folders for their imports. */
  List<Path> importPath() {
    return importPath.folders();
  }
}
