package dev.diptych.animation.convert;

import dev.diptych.animation.edit.command.Quantity;
import dev.diptych.animation.gltf.MotionOptions;
import dev.diptych.animation.math.Axes;
import dev.diptych.animation.motion.hierarchy.HierarchyOptions;
import dev.diptych.family.CommandContext;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.LimitOption;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options of conversions between motions and input animations. */
final class ConversionOptions {
  private static final double DEFAULT_FPS = 60;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "The input; - is standard input.")
  private String file;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description = "Frames per second of the motion; 60 is the default.")
  private @Nullable Double fps;

  @Option(
      names = "--scale",
      paramLabel = "S",
      description = "Metres, or units of a BVH file, per unit of the motion; 1 is the default.")
  private double scale = 1;

  @Option(
      names = "--tolerance-position",
      paramLabel = "M",
      converter = Quantity.Metres.class,
      description =
          "How far a position may be off, such as 2mm; 0.5mm is the default, 0.1mm for glTF.")
  private @Nullable Double metres;

  @Option(
      names = "--tolerance-rotation",
      paramLabel = "A",
      converter = Quantity.Degrees.class,
      description =
          "How far a rotation may be off, in degrees; 0.25 is the default, 0.01 for glTF.")
  private @Nullable Double degrees;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "Where to write: a file, or - (the default). What ends with .bin or .mkmb is binary.")
  private @Nullable String output;

  @Mixin private LimitOption limit;

  @Mixin private HierarchyOptions hierarchy;

  /** The input. */
  String file() {
    return file;
  }

  /** The files of a conversion to a file in no schema. */
  ConversionRequest files(String extension) {
    return new ConversionRequest(file, output, extension, null, limit.times());
  }

  /** The files; {@code extension} is that of outputs in a folder. */
  ConversionRequest request(String extension) {
    boolean isBinary = output != null && (output.endsWith(".bin") || output.endsWith(".mkmb"));
    Face face = isBinary ? Face.BINARY : Face.TEXT;
    return new ConversionRequest(file, output, extension, face, limit.times());
  }

  /**
   * The settings.
   *
   * @param map the poses of bones
   * @param rate keys per second of the input animation; 0 for as few as playback needs
   * @throws ParameterException if an option is invalid
   * @throws IOException if the file of the hierarchy cannot be read
   */
  ConversionSettings settings(CommandContext context, String map, double rate) throws IOException {
    try {
      return new ConversionSettings(
          PoseMapping.parse(map),
          hierarchy.read(context),
          new Timing(fps(), rate),
          new Axes(scale),
          precision(Precision.DEFAULT));
    } catch (IllegalArgumentException e) {
      throw usage(e);
    }
  }

  /**
   * The tolerances.
   *
   * @param otherwise those of which none is given
   * @throws IllegalArgumentException with one sentence if one is out of range
   */
  Precision precision(Precision otherwise) {
    return new Precision(
        metres == null ? otherwise.metres() : metres,
        degrees == null ? otherwise.degrees() : degrees);
  }

  /**
   * What glTF needs of a motion.
   *
   * @param lengths of bones
   * @throws ParameterException if an option is invalid
   * @throws IOException if the file of the hierarchy cannot be read
   */
  MotionOptions motion(CommandContext context, Map<String, Double> lengths) throws IOException {
    try {
      double frames = new Timing(fps(), 0).fps();
      double metresPerUnit = scale();
      return new MotionOptions(hierarchy.read(context), frames, metresPerUnit, lengths, null);
    } catch (IllegalArgumentException e) {
      throw usage(e);
    }
  }

  private double fps() {
    return fps == null ? DEFAULT_FPS : fps;
  }

  boolean fpsGiven() {
    return fps != null;
  }

  /**
   * Units of another format per unit of the motion.
   *
   * @throws ParameterException if it is invalid
   */
  double scale() {
    try {
      return new Axes(scale).scale();
    } catch (IllegalArgumentException e) {
      throw usage(e);
    }
  }

  /** Whether an option is given that only conversions between animations have. */
  boolean converts() {
    return hierarchyGiven() || fpsGiven() || metres != null || degrees != null;
  }

  private ParameterException usage(IllegalArgumentException e) {
    return new ParameterException(command.commandLine(), String.valueOf(e.getMessage()), e);
  }

  boolean hierarchyGiven() {
    return hierarchy.given();
  }

  @Nullable String output() {
    return output;
  }
}
