package dev.diptych.cli.command;

import dev.diptych.animation.convert.MotionReader;
import dev.diptych.animation.convert.MotionWriter;
import dev.diptych.animation.motion.Absolute;
import dev.diptych.animation.motion.Hierarchy;
import dev.diptych.animation.motion.Outcome;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.twin.Opened;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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

  @Parameters(paramLabel = "FILE", description = "A motion; - is standard input.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder, or - (the default).")
  private String output;

  @Mixin private MotionOptions motions;

  AbsoluteCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    try {
      Targets targets = Targets.of(List.of(file), output, null);
      Hierarchy hierarchy = motions.hierarchy();
      Conversion conversion = new Conversion(session, "mkm absolute");
      return conversion.run(file, () -> absolute(conversion, hierarchy, targets));
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), "mkm absolute");
    }
  }

  private int absolute(Conversion conversion, Hierarchy hierarchy, Targets targets)
      throws IoFailure {
    Optional<Opened> opened = conversion.motion(file);
    if (opened.isEmpty()) {
      return ExitCode.REFUSED;
    }
    Outcome outcome = Absolute.of(MotionReader.read(opened.get().document()), hierarchy);
    conversion.remarks(file, outcome.remarks());
    return conversion.write(
        targets,
        file,
        MotionWriter.put(opened.get().document(), outcome.motion()),
        opened.get().face());
  }
}
