package dev.diptych.animation.convert;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.CommandContext;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that give where bones are on their parents, for {@code @Mixin}. */
final class RestOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--rest",
      paramLabel = "FILE",
      description =
          "A motion whose first keys are the initial pose: where joints are on their parents.")
  private @Nullable String rest;

  @Option(
      names = "--lengths",
      paramLabel = "BONE:LENGTH,…",
      description = "Lengths of bones, at whose tips their children are.")
  private @Nullable String lengths;

  /**
   * The lengths of bones.
   *
   * @param hierarchyGiven whether the parents of bones are known, which both options require
   * @throws ParameterException if an option is invalid
   */
  Map<String, Double> lengths(boolean hierarchyGiven) {
    if ((rest != null || lengths != null) && !hierarchyGiven) {
      throw usage("--rest and --lengths require --parents or --hierarchy");
    }
    try {
      return BoneLengths.parse(lengths);
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()));
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  /** Whether an option is given. */
  boolean given() {
    return rest != null || lengths != null;
  }

  /** Whether there is a motion with the initial pose. */
  boolean hasRest() {
    return rest != null;
  }

  /** The motion with the initial pose, which must be given; nothing if it is rejected. */
  Optional<Motion> rest(CommandContext context) throws IOException {
    return rest == null
        ? Optional.empty()
        : context.open(rest).map(pose -> MotionReader.read(pose.document()));
  }
}
