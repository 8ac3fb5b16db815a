package dev.diptych.cli.command;

import dev.diptych.animation.convert.MotionReader;
import dev.diptych.animation.convert.MotionWriter;
import dev.diptych.animation.motion.Hierarchy;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Outcome;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.twin.Opened;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A motion that is changed and written in the face that it had. */
final class MotionChange {
  @Parameters(paramLabel = "FILE", description = "A motion; - is standard input.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder, or - (the default).")
  private String output;

  @Mixin private LimitOption limit;

  @Mixin private MotionOptions motions;

  /** What becomes of a motion. */
  @FunctionalInterface
  interface Change {
    /** What becomes of {@code motion}, or nothing where another file was refused. */
    Optional<Outcome> of(Conversion conversion, Hierarchy hierarchy, Motion motion)
        throws IoFailure;
  }

  /** Does {@code change} on behalf of {@code command}; tells how that ended. */
  int run(Session session, String command, Change change) throws IoFailure {
    try {
      session.limit(limit.times());
      Targets targets = Targets.of(List.of(file), output, null);
      Hierarchy hierarchy = motions.hierarchy(session);
      Conversion conversion = new Conversion(session, command);
      return conversion.run(file, () -> changed(conversion, hierarchy, change, targets));
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), command);
    }
  }

  private int changed(Conversion conversion, Hierarchy hierarchy, Change change, Targets targets)
      throws IoFailure {
    Optional<Opened> opened = conversion.motion(file);
    if (opened.isEmpty()) {
      return ExitCode.REFUSED;
    }
    Motion motion = MotionReader.read(opened.get().document());
    Optional<Outcome> outcome = change.of(conversion, hierarchy, motion);
    if (outcome.isEmpty()) {
      return ExitCode.REFUSED;
    }
    conversion.remarks(file, outcome.get().remarks());
    return conversion.write(
        targets,
        file,
        MotionWriter.put(opened.get().document(), outcome.get().motion()),
        opened.get().face());
  }
}
