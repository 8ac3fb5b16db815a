package dev.diptych.family;

import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --limit}, for {@code @Mixin}: how much work and memory an input may cost. */
public final class LimitOption {
  private static final int MAX_TIMES = 1_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private int times = 1;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "Let each file cost N times the default work and memory, which is 64 MB and 10 bytes more"
              + " for each byte of the file. For files that are trusted and refused as too-much.")
  @SuppressWarnings("UnusedMethod") // picocli calls it.
  private void times(int wanted) {
    if (wanted < 1 || wanted > MAX_TIMES) {
      throw new ParameterException(
          command.commandLine(),
          String.format(
              Locale.ROOT,
              "--limit is a number from 1 to %,d: how many times the default",
              MAX_TIMES));
    }
    times = wanted;
  }

  /** The multiple of the default. */
  public int times() {
    return times;
  }
}
