package dev.diptych.cli.command;

import dev.diptych.twin.Selection;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The inputs of a command, and what is said about them where detection should not decide. */
final class InputOptions {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files; - is standard input.")
  private List<String> files;

  @Option(
      names = "--format",
      paramLabel = "ID",
      description = "The format, such as input_animation, instead of detecting it.")
  private String format;

  @Option(
      names = "--layout",
      paramLabel = "L",
      description = "The layout, such as shipped or documented, instead of detecting it.")
  private String layout;

  List<String> files() {
    return files;
  }

  Selection selection() {
    return new Selection(format, layout);
  }
}
