package dev.diptych.cli.command;

import dev.diptych.cli.io.Input;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The specs that a command looks at. */
final class SpecFiles {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Kaitai Struct specs.")
  private List<String> files;

  @Option(
      names = "--import-path",
      paramLabel = "DIR",
      description = "Where imports that begin with / are looked for; may be repeated.")
  private List<String> importPath = List.of();

  /**
   * The specs.
   *
   * @throws ParameterException where standard input is among them
   */
  List<String> files() {
    refuseStandardInput(command, files);
    return files;
  }

  /** Refuses specs that are standard input. */
  static void refuseStandardInput(CommandSpec command, List<String> specs) {
    if (specs.contains(Input.STANDARD)) {
      String message = "a spec is a file: what it imports stands beside it";
      throw new ParameterException(command.commandLine(), message);
    }
  }

  /** The folders to look in for their imports. */
  List<Path> importPath() {
    return SpecOptions.folders(importPath);
  }
}
