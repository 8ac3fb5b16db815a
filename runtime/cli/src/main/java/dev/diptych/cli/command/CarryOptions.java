package dev.diptych.cli.command;

import dev.diptych.animation.convert.Mapping;
import dev.diptych.animation.convert.Timing;
import dev.diptych.animation.convert.Way;
import dev.diptych.animation.motion.Axes;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.twin.Face;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** How a motion becomes an input animation, and back. */
final class CarryOptions {
  @Parameters(paramLabel = "FILE", description = "The input; - is standard input.")
  private String file;

  @Option(
      names = "--map",
      required = true,
      paramLabel = "BONE=POSE,…",
      description = "Which bone is which pose: camera, left.Wrist, right.IndexTip and so on.")
  private String map;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description = "Frames in a second of the motion; 60 is the default.")
  private double fps = 60;

  @Option(
      names = "--scale",
      paramLabel = "S",
      description = "Metres in one unit of the motion; 1 is the default.")
  private double scale = 1;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, or - (the default). What ends with .bin is binary.")
  private String output;

  @Mixin private MotionOptions motions;

  String file() {
    return file;
  }

  String output() {
    return output;
  }

  Mapping mapping() {
    return Mapping.parse(map);
  }

  boolean hierarchyGiven() {
    return motions.given();
  }

  /** How to go, with {@code rate} keys in a second, or one a frame where that is 0. */
  Way way(double rate) throws IoFailure {
    Timing timing = new Timing(fps, rate == 0 ? fps : rate);
    return new Way(motions.hierarchy(), timing, new Axes(scale));
  }

  Face face() {
    return output != null && output.endsWith(".bin") ? Face.BINARY : Face.TEXT;
  }
}
