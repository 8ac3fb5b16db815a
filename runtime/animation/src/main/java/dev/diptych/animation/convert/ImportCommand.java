package dev.diptych.animation.convert;

import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Opened;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych import}. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = "Converts a Mikoto motion to an input animation.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych import wave.mkm --map head=camera -o wave.twin",
      "  diptych import wave.mkm --fps 30 --rate 60 --scale 0.01 --map"
          + " arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm -o wave.bin",
      "",
      "Axes go from the right-handed frame of Metasequoia to the left-handed one of Unity: x is"
          + " mirrored.",
      "Rotations are made absolute by --parents, brought into one hemisphere and sampled, by the"
          + " curve of",
      "the track: linear and slerp, or Catmull-Rom and squad. What could not be converted is"
          + " listed.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ImportCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Keys per second of the input animation; one per frame is the default.")
  private double rate;

  @Mixin private ConversionOptions options;

  /** A command that works with {@code context}. */
  public ImportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    ConversionSettings settings = options.settings(context, rate);
    return context.convert(
        options.request(".twin"), input -> Optional.of(convert(input, settings)));
  }

  private Converted convert(Opened input, ConversionSettings settings) {
    Document empty = context.parse(skeleton(settings.mapping()));
    Converted converted = MotionImport.of(MotionReader.read(input.document()), settings, empty);
    List<String> notes = new ArrayList<>(converted.notes());
    if (!options.hierarchyGiven()) {
      notes.add("without --parents, rotations are taken to be absolute");
    }
    return new Converted(converted.document(), notes);
  }

  /** An input animation that has all the poses of {@code mapping}. */
  private static String skeleton(PoseMapping mapping) {
    String camera = mapping.camera() ? "Camera {\n}\n" : "";
    String hands = mapping.hands() ? "Hands {\n}\n" : "";
    return "Input Animation Ver 1.1\n" + camera + hands + "Eof\n";
  }
}
