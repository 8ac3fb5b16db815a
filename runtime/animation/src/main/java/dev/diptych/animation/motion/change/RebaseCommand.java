package dev.diptych.animation.motion.change;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.family.CommandContext;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych mkm rebase}. */
@Command(
    name = "rebase",
    mixinStandardHelpOptions = true,
    description =
        "Makes the rotations of bones relative to an initial pose instead of the zero pose.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych mkm rebase walk.mkm --rest pose.mkm --parents arm:body,hand:arm -o walk2.mkm",
      "  diptych mkm rebase walk.mkm --rest pose.mkm --hierarchy bones.txt > walk2.mkm",
      "",
      "q' = A q q0^-1 A^-1, where q0 is the first key of the bone in the initial pose and A the"
          + " product",
      "of those of its ancestors, the root first. Tracks are paired by name; a track without a"
          + " partner",
      "stays as it is and is listed. --undo is the inverse. The output has the face of the input.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
final class RebaseCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(
      names = "--rest",
      required = true,
      paramLabel = "FILE",
      description = "A motion whose first keys are the initial pose.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private String rest;

  @Option(names = "--undo", description = "From the initial pose back to the zero pose.")
  private boolean undo;

  @Mixin private MotionChangeOptions options;

  RebaseCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    return options.run(context, this::rebase);
  }

  private Optional<MotionResult> rebase(Motion motion, Hierarchy hierarchy) throws IOException {
    return context
        .open(rest)
        .map(opened -> MotionReader.read(opened.document()))
        .map(
            pose ->
                undo ? Rebase.undo(pose, hierarchy, motion) : Rebase.onto(pose, hierarchy, motion));
  }
}
