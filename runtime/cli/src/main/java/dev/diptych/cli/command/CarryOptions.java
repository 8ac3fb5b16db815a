package dev.diptych.cli.command;

import dev.diptych.animation.convert.Mapping;
import dev.diptych.animation.convert.Timing;
import dev.diptych.animation.convert.Way;
import dev.diptych.animation.motion.Axes;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.twin.Face;
import java.util.List;
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

  @Mixin private LimitOption limit;

  @Mixin private MotionOptions motions;

  /** What is done to the input. */
  @FunctionalInterface
  interface Carry {
    /** Does it, and tells how that ended, as an exit code. */
    int run(Conversion conversion, Mapping mapping, Way way, Targets targets) throws IoFailure;
  }

  /**
   * Does {@code carry} on behalf of {@code command}; tells how that ended.
   *
   * @param extension what the output's name ends with where nobody says
   * @param rate keys in a second, or 0 for one a frame
   */
  int run(Session session, String command, String extension, double rate, Carry carry)
      throws IoFailure {
    try {
      session.limit(limit.times());
      Targets targets = Targets.of(List.of(file), output, extension);
      Mapping mapping = Mapping.parse(map);
      Way way = way(session, rate);
      Conversion conversion = new Conversion(session, command);
      return conversion.run(file, () -> carry.run(conversion, mapping, way, targets));
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), command);
    }
  }

  String file() {
    return file;
  }

  boolean hierarchyGiven() {
    return motions.given();
  }

  private Way way(Session session, double rate) throws IoFailure {
    Timing timing = new Timing(fps, rate == 0 ? fps : rate);
    return new Way(motions.hierarchy(session), timing, new Axes(scale));
  }

  Face face() {
    return output != null && output.endsWith(".bin") ? Face.BINARY : Face.TEXT;
  }
}
