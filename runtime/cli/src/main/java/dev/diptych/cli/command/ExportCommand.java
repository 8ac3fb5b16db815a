package dev.diptych.cli.command;

import dev.diptych.animation.convert.AnimationExport;
import dev.diptych.animation.convert.AnimationExport.Exported;
import dev.diptych.animation.convert.Mapping;
import dev.diptych.animation.convert.MotionWriter;
import dev.diptych.animation.convert.Way;
import dev.diptych.animation.curve.Animation;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Opened;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** From input animations to motions. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = "Makes a motion of Mikoto of an input animation.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych export wave.twin --map head=camera -o wave.mkm",
      "  diptych export wave.bin --fps 30 --scale 0.01 --map arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm -o wave.mkm",
      "",
      "The other way from import: keys are moved to the nearest frames. What could not be carried is named.",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class ExportCommand implements Callable<Integer> {
  private static final String EMPTY = "Mikoto Motion Ver 2\r\nEof\r\n";

  private final Session session;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What the motion is called; motion is the default.")
  private String name = "motion";

  @Mixin private CarryOptions options;

  ExportCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return options.run(session, "export", ".mkm", 0, this::carry);
  }

  private int carry(Conversion conversion, Mapping mapping, Way way, Targets targets)
      throws IoFailure {
    Optional<Opened> opened = conversion.open(options.file());
    if (opened.isEmpty()) {
      return ExitCode.REFUSED;
    }
    Document document = opened.get().document();
    if (!Animation.isIn(document.schema().format())) {
      throw new IllegalArgumentException(
          "this is no input animation, but " + document.schema().format());
    }
    Exported made = AnimationExport.of(Animation.of(document), mapping, way, name);
    conversion.remarks(options.file(), made.remarks());
    Document motion = MotionWriter.add(conversion.document(EMPTY), made.motion());
    return conversion.write(targets, options.file(), motion, options.face());
  }
}
