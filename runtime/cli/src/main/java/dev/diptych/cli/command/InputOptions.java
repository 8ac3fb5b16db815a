package dev.diptych.cli.command;

import dev.diptych.twin.Selection;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The inputs of a command, and what is said about them where detection should not decide. */
final class InputOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

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

  @Option(
      names = "--no-fast-rows",
      description =
          "Read rows of texts by the grammar alone: slower, to compare and where in doubt.")
  private boolean plainRows;

  @Mixin private LimitOption limit;

  @Mixin private SpecOptions spec;

  List<String> files() {
    return files;
  }

  /** Whether rows may be read the fast way. */
  boolean fastRows() {
    return !plainRows;
  }

  /** How many times the default budget each file may cost. */
  int limit() {
    return limit.times();
  }

  Selection selection() {
    return new Selection(format, layout);
  }

  /**
   * The spec that a person brings.
   *
   * @throws ParameterException where something else is said that contradicts it
   */
  SpecOptions spec() {
    String wrong = spec.contradiction();
    if (spec.file() != null && (format != null || layout != null)) {
      wrong = "--spec names the format: --format and --layout do not go with it";
    }
    if (wrong != null) {
      throw new ParameterException(command.commandLine(), wrong);
    }
    return spec;
  }
}
