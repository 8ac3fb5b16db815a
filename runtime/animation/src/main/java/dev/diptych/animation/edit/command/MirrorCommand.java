package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.Mirror;
import dev.diptych.family.CommandContext;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code diptych mirror}. */
@Command(
    name = "mirror",
    mixinStandardHelpOptions = true,
    description = "Mirrors an input animation: left becomes right.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych mirror right.twin -o left.twin",
      "  diptych mirror right.bin | diptych info -",
      "",
      "The hands change places. x of positions and directions changes its sign, and so do y and z"
          + " of",
      "rotations; 0 stays 0. Camera and gaze are mirrored, too. Mirroring twice gives the same"
          + " file.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class MirrorCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(paramLabel = "FILE", description = "An input animation; - is standard input.")
  private String file;

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public MirrorCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    return context.convert(
        options.request(file),
        input -> Optional.of(Mirror.of(Editing.animation(input.document(), "mirror"))));
  }
}
