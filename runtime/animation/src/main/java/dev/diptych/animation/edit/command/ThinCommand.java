package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.Thin;
import dev.diptych.family.CommandContext;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code diptych thin}. */
@Command(
    name = "thin",
    mixinStandardHelpOptions = true,
    description = "Removes keys of an input animation that playback does not need.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych thin take.bin -o small.bin",
      "  diptych thin take.bin --tolerance-position 2mm --tolerance-rotation 1deg -o tiny.bin",
      "",
      "Straight lines between the keys that are left stay within the tolerances: a distance in"
          + " space for",
      "the three axes of a position together, an angle for rotations and directions. Keys of"
          + " booleans that",
      "repeat the one before are removed, too. Curves with slopes are left as they are.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ThinCommand implements Callable<Integer> {
  private static final double DEFAULT_METRES = 0.0005;
  private static final double DEFAULT_DEGREES = 0.25;
  private static final double MAX_DEGREES = 90;

  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "An input animation; - is standard input.")
  private String file;

  @Option(
      names = "--tolerance-position",
      paramLabel = "M",
      converter = Quantity.Metres.class,
      description = "How far a position may be off, such as 2mm; 0.5mm is the default.")
  private double metres = DEFAULT_METRES;

  @Option(
      names = "--tolerance-rotation",
      paramLabel = "A",
      converter = Quantity.Degrees.class,
      description = "How far a rotation or direction may be off, in degrees; 0.25 is the default.")
  private double degrees = DEFAULT_DEGREES;

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public ThinCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (!(metres >= 0 && degrees >= 0 && degrees <= MAX_DEGREES)) {
      throw new ParameterException(
          command.commandLine(), "a tolerance is at least 0, and an angle at most 90 degrees");
    }
    return context.convert(
        options.request(file),
        input ->
            Optional.of(Thin.of(Editing.animation(input.document(), "thin"), metres, degrees)));
  }
}
