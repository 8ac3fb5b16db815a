package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.Resample;
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

/** {@code diptych resample}. */
@Command(
    name = "resample",
    mixinStandardHelpOptions = true,
    description = "Gives the curves of an input animation keys at a fixed rate.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych resample bent.bin --fps 60 -o straight.bin",
      "  diptych resample bent.bin --fps 120 | diptych thin - -o few.bin",
      "",
      "Keys are at multiples of 1/N s, at the first key and at the end of the animation, with the"
          + " values",
      "that playback has there, and straight lines in between. Slopes, weights and repetitions are"
          + " written",
      "out. Curves with one key stay as they are, and so do those of booleans.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ResampleCommand implements Callable<Integer> {
  private static final double MAX_RATE = 10_000;

  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "An input animation; - is standard input.")
  private String file;

  @Option(names = "--fps", required = true, paramLabel = "N", description = "Keys per second.")
  private double rate;

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public ResampleCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (!(rate > 0 && rate <= MAX_RATE)) {
      throw new ParameterException(
          command.commandLine(), "--fps must be above 0 and at most 10000");
    }
    return context.convert(
        options.request(file),
        input ->
            Optional.of(new Resample(rate).of(Editing.animation(input.document(), "resample"))));
  }
}
