package dev.diptych.animation.motion.change;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.hierarchy.HierarchyOptions;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.LimitOption;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of a command that changes a motion and writes it in the face of the input. */
final class MotionChangeOptions {
  @Parameters(paramLabel = "FILE", description = "A motion; - is standard input.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder, or - (the default).")
  private @Nullable String output;

  @Mixin private LimitOption limit;

  @Mixin private HierarchyOptions hierarchy;

  /** Changes a motion. */
  @FunctionalInterface
  interface Change {
    /** The changed {@code motion}; nothing if another file was rejected. */
    Optional<MotionResult> apply(Motion motion, Hierarchy hierarchy) throws IOException;
  }

  /** Applies {@code change} to the input and returns the exit code. */
  int run(CommandContext context, Change change) throws IOException {
    Hierarchy parents = hierarchy.read(context);
    return context.convert(
        new ConversionRequest(file, output, null, null, limit.times()),
        input ->
            change
                .apply(MotionReader.read(input.document()), parents)
                .map(
                    changed ->
                        new Converted(
                            MotionWriter.put(input.document(), changed.motion()),
                            changed.notes())));
  }
}
