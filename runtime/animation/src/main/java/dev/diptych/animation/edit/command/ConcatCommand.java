package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.Concat;
import dev.diptych.animation.edit.MotionConcat;
import dev.diptych.animation.edit.MotionTimes;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.authoring.comment.Moves;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.family.Conversion.Part;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code diptych concat}. */
@Command(
    name = "concat",
    mixinStandardHelpOptions = true,
    description = "Joins animations, or motions, so that they play one after the other.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych concat reach.twin grab.twin -o both.twin",
      "  diptych concat a.bin b.bin c.bin --gap 0.5s -o all.bin",
      "  diptych concat walk.mkm turn.mkm --gap 1 -o all.mkm      a gap of one frame",
      "",
      "The second begins where the first ends: at its last key, or at the end frame of a motion."
          + " A curve",
      "keeps its last value until then, and is a straight line in a gap. Where two keys with one"
          + " value",
      "meet, one is kept. All files have the same version, layout and parts, or the same tracks.",
      "Exit codes: 0 done; 1 an input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ConcatCommand implements Callable<Integer> {
  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "FILE",
      arity = "2..*",
      description = "Animations or motions, in the order of playback.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--gap",
      paramLabel = "T",
      converter = Quantity.Times.class,
      description = "The time between two files; 0 is the default.")
  private EditTime gap = new EditTime("0", 0);

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public ConcatCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (gap.number() < 0) {
      throw new ParameterException(command.commandLine(), "--gap is negative");
    }
    return context.convert(options.request(files.get(0)), this::joined);
  }

  private Optional<Converted> joined(LocatedDocument first) throws IOException {
    Document document = first.document();
    List<String> notes = new ArrayList<>();
    List<Part> parts = new ArrayList<>();
    for (String file : files.subList(1, files.size())) {
      Optional<LocatedDocument> next = context.open(file);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      Document second = next.get().document();
      if (!second.residue().isEmpty()) {
        notes.add("bytes of %s that its spec does not describe".formatted(file));
      }
      Converted joined = joined(document, second, file);
      document = joined.document();
      parts.add(new Part(file, joined.moves()));
    }
    return Optional.of(new Converted(document, notes, List.of(), Moves.NONE, parts));
  }

  /** Both documents, and where the keys of the second are. */
  private Converted joined(Document first, Document second, String file) {
    try {
      return Editing.edit(
          first,
          animation -> {
            InputAnimation next = InputAnimation.require(second);
            float start = Concat.start(animation, gap.seconds());
            return new Converted(Concat.of(animation, next, gap.seconds()), List.of())
                .moved(Moves.keys(time -> (float) (start + (double) (float) time)));
          },
          motion -> {
            Motion next = MotionReader.read(second);
            int start = MotionTimes.of(motion).duration() + gap.frames();
            return new MotionResult(
                MotionConcat.of(motion, next, gap.frames()),
                List.of(),
                Moves.keys(frame -> start + frame));
          });
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("%s: %s".formatted(file, e.getMessage()), e);
    }
  }
}
