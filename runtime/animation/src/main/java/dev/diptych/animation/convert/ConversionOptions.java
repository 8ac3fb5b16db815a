package dev.diptych.animation.convert;

import dev.diptych.animation.edit.command.Quantity;
import dev.diptych.animation.math.Axes;
import dev.diptych.animation.motion.hierarchy.HierarchyOptions;
import dev.diptych.family.CommandContext;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.LimitOption;
import dev.diptych.twin.Face;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options of conversions between motions and input animations. */
final class ConversionOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "The input; - is standard input.")
  private String file;

  @Option(
      names = "--map",
      required = true,
      paramLabel = "BONE=POSE,…",
      description = "The poses of bones: camera, left.Wrist, right.IndexTip and so on.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private String map;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description = "Frames per second of the motion; 60 is the default.")
  private double fps = 60;

  @Option(
      names = "--scale",
      paramLabel = "S",
      description = "Metres per unit of the motion; 1 is the default.")
  private double scale = 1;

  @Option(
      names = "--tolerance-position",
      paramLabel = "M",
      converter = Quantity.Metres.class,
      description = "How far a position may be off, such as 2mm; 0.5mm is the default.")
  private double metres = Precision.DEFAULT.metres();

  @Option(
      names = "--tolerance-rotation",
      paramLabel = "A",
      converter = Quantity.Degrees.class,
      description = "How far a rotation may be off, in degrees; 0.25 is the default.")
  private double degrees = Precision.DEFAULT.degrees();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, or - (the default). What ends with .bin is binary.")
  private @Nullable String output;

  @Mixin private LimitOption limit;

  @Mixin private HierarchyOptions hierarchy;

  /** The files; {@code extension} is that of outputs in a folder. */
  ConversionRequest request(String extension) {
    Face face = output != null && output.endsWith(".bin") ? Face.BINARY : Face.TEXT;
    return new ConversionRequest(file, output, extension, face, limit.times());
  }

  /**
   * The settings.
   *
   * @param rate keys per second of the input animation; 0 for as few as playback needs
   * @throws ParameterException if an option is invalid
   * @throws IOException if the file of the hierarchy cannot be read
   */
  ConversionSettings settings(CommandContext context, double rate) throws IOException {
    try {
      return new ConversionSettings(
          PoseMapping.parse(map),
          hierarchy.read(context),
          new Timing(fps, rate),
          new Axes(scale),
          new Precision(metres, degrees));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  boolean hierarchyGiven() {
    return hierarchy.given();
  }
}
