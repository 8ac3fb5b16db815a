package dev.diptych.animation.motion.change;

import dev.diptych.family.CommandContext;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code diptych mkm absolute}. */
@Command(
    name = "absolute",
    mixinStandardHelpOptions = true,
    description = "Makes the rotations of bones absolute, down the hierarchy.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych mkm absolute walk.mkm --parents arm:body,hand:arm -o absolute.mkm",
      "",
      "The absolute rotation of a bone is that of its parent times its own. The output has the face"
          + " of",
      "the input.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
final class AbsoluteCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private MotionChangeOptions options;

  AbsoluteCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    return options.run(context, (motion, hierarchy) -> Optional.of(Absolute.of(motion, hierarchy)));
  }
}
