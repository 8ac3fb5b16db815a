package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.PlayedHand;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.family.CommandContext;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.Extracted;
import dev.diptych.family.LimitOption;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code diptych pose}. */
@Command(
    name = "pose",
    mixinStandardHelpOptions = true,
    description = "Writes the shape of a hand at one time as a pose of MRTK (JSON).",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych pose take.bin --at 1.2s --hand Right -o grip.json",
      "  diptych pose press.twin --at 1s --hand Left",
      "",
      "The JSON is that of MRTK's ArticulatedHandPose: 27 joints of a right hand, relative to the"
          + " index",
      "fingertip and to the rotation of the camera. A left hand is mirrored.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class PoseCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(paramLabel = "FILE", description = "An input animation; - is standard input.")
  private String file;

  @Option(
      names = "--at",
      paramLabel = "T",
      required = true,
      converter = Quantity.Times.class,
      description = "When, such as 1.2s; the hand must be tracked then.")
  private @Nullable EditTime time;

  @Option(
      names = "--hand",
      paramLabel = "SIDE",
      required = true,
      converter = Sides.class,
      description = "Left or Right.")
  private @Nullable Side side;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder, or - (the default).")
  private @Nullable String output;

  @Mixin private LimitOption limit;

  /** A command that works with {@code context}. */
  public PoseCommand(CommandContext context) {
    this.context = context;
  }

  /** Parses sides in any case. */
  static final class Sides implements ITypeConverter<Side> {
    @Override
    public Side convert(String text) {
      return Arrays.stream(Side.values())
          .filter(side -> side.name().equalsIgnoreCase(text))
          .findFirst()
          .orElseThrow(
              () -> new TypeConversionException("'%s' is not Left or Right".formatted(text)));
    }
  }

  @Override
  public Integer call() throws IOException {
    double seconds = Objects.requireNonNull(time).seconds();
    Side hand = Objects.requireNonNull(side);
    return context.extract(
        new ConversionRequest(file, output, ".json", null, limit.times()),
        input -> {
          InputAnimation animation = Editing.animation(input.document(), "pose");
          return Optional.of(Extracted.text(new PlayedHand(animation, hand, seconds).toJson()));
        },
        false);
  }
}
