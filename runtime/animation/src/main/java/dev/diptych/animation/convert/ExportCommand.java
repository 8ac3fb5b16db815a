package dev.diptych.animation.convert;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych export}. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = "Converts an input animation to a Mikoto motion.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych export wave.twin --map head=camera -o wave.mkm",
      "  diptych export wave.bin --fps 30 --scale 0.01 --map arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm -o wave.mkm",
      "",
      "The inverse of import: keys are moved to the nearest frames, and others are added where"
          + " straight",
      "lines between them are not within the tolerances of what MRTK plays. What is not converted"
          + " is",
      "listed.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ExportCommand implements Callable<Integer> {
  private static final String EMPTY = "Mikoto Motion Ver 2\r\nEof\r\n";

  private final CommandContext context;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The name of the motion; motion is the default.")
  private String name = "motion";

  @Mixin private ConversionOptions options;

  /** A command that works with {@code context}. */
  public ExportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    ConversionSettings settings = options.settings(context, 0);
    return context.convert(options.request(".mkm"), input -> Optional.of(convert(input, settings)));
  }

  private Converted convert(LocatedDocument input, ConversionSettings settings) {
    InputAnimation animation = InputAnimation.require(input.document());
    MotionResult exported = AnimationExport.of(animation, settings, name);
    Document motion = MotionWriter.add(context.parse(EMPTY), exported.motion());
    return new Converted(motion, exported.notes());
  }
}
