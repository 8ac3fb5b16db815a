package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.MotionTimes;
import dev.diptych.animation.edit.Trim;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code diptych trim}. */
@Command(
    name = "trim",
    mixinStandardHelpOptions = true,
    description = "Cuts a part out of an animation or a motion.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych trim take.bin --from 1.5s --to 4s -o grab.bin",
      "  diptych trim take.bin --from 10s -o rest.twin",
      "  diptych trim walk.mkm --from 20 --to 60 -o step.mkm     frames, for a motion",
      "",
      "Where a cut is between two keys, a key is inserted, so that the part plays as before. Times"
          + " are",
      "counted from --from on, unless --keep-times is given. Markers outside of the part are"
          + " dropped.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class TrimCommand implements Callable<Integer> {
  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "An animation or a motion; - is standard input.")
  private String file;

  @Option(
      names = "--from",
      paramLabel = "T",
      converter = Quantity.Times.class,
      description = "Where the part begins; the start of the file is the default.")
  private @Nullable EditTime from;

  @Option(
      names = "--to",
      paramLabel = "T",
      converter = Quantity.Times.class,
      description = "Where the part ends; the end of the file is the default.")
  private @Nullable EditTime to;

  @Option(names = "--keep-times", description = "Keep times as they are.")
  private boolean keepTimes;

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public TrimCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (from == null && to == null) {
      throw new ParameterException(
          command.commandLine(), "nothing to cut: give --from or --to, or both");
    }
    if (from != null && to != null && !(from.number() < to.number())) {
      throw new ParameterException(command.commandLine(), "--from must be before --to");
    }
    return context.convert(options.request(file), input -> Optional.of(trimmed(input.document())));
  }

  private Converted trimmed(Document document) {
    return Editing.edit(
        document,
        animation -> {
          float start = from == null ? Float.NEGATIVE_INFINITY : (float) from.seconds();
          float end = to == null ? Float.POSITIVE_INFINITY : (float) to.seconds();
          return new Trim(start, end, keepTimes).of(animation);
        },
        motion -> {
          int start = from == null ? 0 : from.frames();
          int end = to == null ? Integer.MAX_VALUE : to.frames();
          return MotionTimes.of(motion).trimmed(start, end, keepTimes ? 0 : -start);
        });
  }
}
