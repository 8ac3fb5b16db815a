package dev.diptych.cli.command;

import dev.diptych.animation.convert.Converted;
import dev.diptych.animation.convert.Mapping;
import dev.diptych.animation.convert.MotionImport;
import dev.diptych.animation.convert.MotionReader;
import dev.diptych.animation.convert.Way;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Opened;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** From motions to input animations. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = "Makes an input animation of a motion of Mikoto.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych import wave.mkm --map head=camera -o wave.twin",
      "  diptych import wave.mkm --fps 30 --rate 60 --scale 0.01 --map arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm -o wave.bin",
      "",
      "Axes go from the right-handed frame of Metasequoia to the left-handed one of Unity: x is mirrored.",
      "Rotations are made absolute by --parents, brought into one hemisphere and sampled, as the curve of",
      "the track says: straight and slerp, or Catmull-Rom and squad. What could not be carried is named.",
      "Exit codes: 0 done; 1 the input was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class ImportCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Keys in a second of the input animation; one a frame is the default.")
  private double rate;

  @Mixin private CarryOptions options;

  ImportCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    return options.run(session, "import", ".twin", rate, this::carry);
  }

  private int carry(Conversion conversion, Mapping mapping, Way way, Targets targets)
      throws IoFailure {
    Optional<Opened> opened = conversion.motion(options.file());
    if (opened.isEmpty()) {
      return ExitCode.REFUSED;
    }
    Document empty = conversion.document(begun(mapping));
    Converted made =
        MotionImport.of(MotionReader.read(opened.get().document()), mapping, way, empty);
    conversion.remarks(options.file(), made.remarks());
    if (!options.hierarchyGiven()) {
      conversion.remarks(
          options.file(), List.of("without --parents, rotations are taken to be absolute"));
    }
    return conversion.write(targets, options.file(), made.document(), options.face());
  }

  /** An input animation that has all the poses that are meant. */
  private static String begun(Mapping mapping) {
    String camera = mapping.camera() ? "Camera {\n}\n" : "";
    String hands = mapping.hands() ? "Hands {\n}\n" : "";
    return "Input Animation Ver 1.1\n" + camera + hands + "Eof\n";
  }
}
