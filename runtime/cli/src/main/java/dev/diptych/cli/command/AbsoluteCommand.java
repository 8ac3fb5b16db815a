package dev.diptych.cli.command;

import dev.diptych.animation.motion.Absolute;
import dev.diptych.cli.io.IoFailure;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Absolute rotations. */
@Command(
    name = "absolute",
    mixinStandardHelpOptions = true,
    description = "Makes the rotations of bones absolute, down the hierarchy.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych mkm absolute walk.mkm --parents arm:body,hand:arm -o absolute.mkm",
      "",
      "Absolute is the absolute rotation of the parent times the bone's own. The output has the face of",
      "the input.",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class AbsoluteCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private MotionChange change;

  AbsoluteCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return change.run(
        session,
        "mkm absolute",
        (conversion, hierarchy, motion) -> Optional.of(Absolute.of(motion, hierarchy)));
  }
}
