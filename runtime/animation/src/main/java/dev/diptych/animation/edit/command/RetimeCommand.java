package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.MotionTimes;
import dev.diptych.animation.edit.Retime;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.Motion;
import dev.diptych.family.CommandContext;
import dev.diptych.model.document.Document;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code diptych retime}. */
@Command(
    name = "retime",
    mixinStandardHelpOptions = true,
    description = "Makes an animation or a motion faster or slower, or moves it in time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych retime wave.twin --speed 2 -o fast.twin       in half the time",
      "  diptych retime wave.bin --duration 5s -o long.bin     the last key at 5 s",
      "  diptych retime wave.bin --start 0 -o wave0.bin        the first key at 0 s",
      "  diptych retime walk.mkm --duration 120 -o slow.mkm    frames, for a motion",
      "",
      "Times are multiplied from 0 on, and then moved. Markers move, too, and slopes are divided"
          + " by the",
      "same factor. Frames are rounded to whole numbers.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class RetimeCommand implements Callable<Integer> {
  /** The two ways to give a factor. */
  private static final class Factor {
    @Option(
        names = "--speed",
        required = true,
        paramLabel = "X",
        description = "How many times as fast.")
    private double speed = Double.NaN;

    @Option(
        names = "--duration",
        required = true,
        paramLabel = "T",
        converter = Quantity.Times.class,
        description = "The time of the last key.")
    private @Nullable EditTime duration;
  }

  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "An animation or a motion; - is standard input.")
  private String file;

  @ArgGroup private @Nullable Factor factor;

  @Option(
      names = "--start",
      paramLabel = "T",
      converter = Quantity.Times.class,
      description = "The time of the first key.")
  private @Nullable EditTime start;

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public RetimeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (factor == null && start == null) {
      throw wrong("nothing to change: give --speed, --duration or --start");
    }
    if (factor != null && factor.duration == null && !(factor.speed > 0 && factor.speed <= 1e6)) {
      throw wrong("--speed must be above 0 and at most 1000000");
    }
    if (factor != null && factor.duration != null && !(factor.duration.number() > 0)) {
      throw wrong("--duration must be above 0");
    }
    return context.convert(
        options.request(file),
        input -> {
          Document document = input.document();
          return Optional.of(
              Editing.edit(
                  document,
                  animation -> retime(animation).of(animation),
                  motion -> {
                    Integer first = start == null ? null : start.frames();
                    return MotionTimes.of(motion).retimed(motionFactor(motion), first);
                  }));
        });
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private Retime retime(InputAnimation animation) {
    double times = 1;
    if (factor != null) {
      EditTime wanted = factor.duration;
      times = wanted == null ? 1 / factor.speed : wanted.seconds() / duration(animation);
    }
    if (start == null) {
      return new Retime(times, 0);
    }
    return new Retime(times, start.seconds() - times * first(animation));
  }

  private double motionFactor(Motion motion) {
    if (factor == null) {
      return 1;
    }
    EditTime wanted = factor.duration;
    return wanted == null
        ? 1 / factor.speed
        : (double) wanted.frames() / MotionTimes.of(motion).duration();
  }

  private static double duration(InputAnimation animation) {
    if (!(animation.duration() > 0)) {
      throw new IllegalArgumentException(
          "the animation has no key after 0 s to move to --duration");
    }
    return animation.duration();
  }

  /** The time of the first key. */
  private static double first(InputAnimation animation) {
    double first = Double.POSITIVE_INFINITY;
    for (Curve curve : animation.curves()) {
      for (int key = 0; key < curve.size(); key++) {
        first = curve.time(key) < first ? curve.time(key) : first;
      }
    }
    if (!Double.isFinite(first)) {
      throw new IllegalArgumentException("the animation has no key to move to --start");
    }
    return first;
  }
}
