package dev.diptych.cli.command;

import dev.diptych.twin.Selection;
import picocli.CommandLine.Option;

/** Options that say what a file is, where detection should not decide. */
final class SelectionOptions {
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

  Selection selection() {
    return new Selection(format, layout);
  }
}
