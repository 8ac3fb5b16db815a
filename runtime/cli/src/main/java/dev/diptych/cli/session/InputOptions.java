package dev.diptych.cli.session;

import dev.diptych.cli.message.MessageFormat;
import dev.diptych.family.LimitOption;
import dev.diptych.twin.Selection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The inputs of a command, and options that replace detection. */
public final class InputOptions {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--format",
      paramLabel = "ID",
      description = "The id of the format, instead of detecting it; diptych schema lists all.")
  private @Nullable String format;

  @Option(
      names = "--layout",
      paramLabel = "L",
      description = "The layout, instead of detecting it; diptych schema lists all.")
  private @Nullable String layout;

  @Option(
      names = "--oracle",
      paramLabel = "NAME",
      description =
          "Read texts row by row, and compare each reading with that of a second reader, which the"
              + " guide to verify names. Results are identical, only slower.")
  private @Nullable String oracle;

  @Mixin private LimitOption limit;

  @Mixin private SpecOptions spec;

  /** The inputs: at least one, unless the command requires none. */
  public List<String> files() {
    return files;
  }

  /** What to compare the readings of texts with; null for nothing. */
  @Nullable String oracle() {
    return oracle;
  }

  /** The budget of each file as a multiple of the default. */
  int limit() {
    return limit.times();
  }

  /** The format and layout of the options. */
  public Selection selection() {
    return new Selection(format, layout);
  }

  /**
   * The spec of the user.
   *
   * @throws UsageException if it conflicts with another option
   */
  SpecOptions spec() {
    String wrong = spec.conflict();
    if (spec.file() != null && (format != null || layout != null)) {
      wrong = "--spec cannot be combined with --format or --layout";
    }
    if (format != null && MessageFormat.named(format).isPresent()) {
      wrong =
          "--format takes the id of a format; results as JSON are --json, messages are"
              + " --message-format "
              + format;
    }
    if (wrong != null) {
      throw new UsageException(wrong);
    }
    return spec;
  }
}
