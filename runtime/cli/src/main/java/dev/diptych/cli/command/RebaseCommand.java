package dev.diptych.cli.command;

import dev.diptych.animation.convert.MotionReader;
import dev.diptych.animation.motion.Hierarchy;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Outcome;
import dev.diptych.animation.motion.Rebase;
import dev.diptych.cli.io.IoFailure;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Rotations relative to a pose of rest. */
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
      "q' = A q q0^-1 A^-1, with q0 the first key of the bone in the initial pose and A the product of",
      "those of its ancestors, the root first. Tracks are paired by name; who cannot be paired stays as",
      "it is and is named. --undo goes the other way. The output has the face of the input.",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class RebaseCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--rest",
      required = true,
      paramLabel = "FILE",
      description = "A motion whose first keys are the initial pose.")
  private String rest;

  @Option(names = "--undo", description = "From the initial pose back to the zero pose.")
  private boolean undo;

  @Mixin private MotionChange change;

  RebaseCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return change.run(session, "mkm rebase", this::rebased);
  }

  private Optional<Outcome> rebased(Conversion conversion, Hierarchy hierarchy, Motion motion)
      throws IoFailure {
    return conversion
        .motion(rest)
        .map(opened -> MotionReader.read(opened.document()))
        .map(
            pose ->
                undo ? Rebase.undo(pose, hierarchy, motion) : Rebase.onto(pose, hierarchy, motion));
  }
}
