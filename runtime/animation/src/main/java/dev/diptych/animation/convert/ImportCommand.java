package dev.diptych.animation.convert;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
      "  diptych import wave.mkm --fps 30 --scale 0.01 --map arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm --rest pose.mkm -o wave.bin",
      "  diptych import wave.mkm --map hand=left.Wrist --parents hand:arm --lengths arm:25"
          + " --scale 0.01",
      "",
      "Axes go from the right-handed frame of Metasequoia to the left-handed one of"
          + " Unity: x is mirrored.",
      "Rotations are made absolute by --parents. Positions are absolute, except those"
          + " of joints with one",
      "key or none: they follow their parent if --rest or --lengths gives their place"
          + " on it. Between keys",
      "the curve of the track counts: linear and slerp, or Catmull-Rom and squad. The"
          + " result has as few",
      "keys as straight lines within the tolerances need, or --rate. What is not"
          + " converted is listed.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ImportCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Keys per second of the input animation, instead of as few as necessary.")
  private double rate;

  @Option(
      names = "--map",
      required = true,
      paramLabel = "BONE=POSE,…",
      description = "The poses of bones: camera, left.Wrist, right.IndexTip and so on.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private String map;

  @Mixin private RestOptions restOptions;

  @Mixin private ConversionOptions options;

  /** A command that works with {@code context}. */
  public ImportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    Map<String, Double> known = restOptions.lengths(options.hierarchyGiven());
    ConversionSettings settings = options.settings(context, map, rate);
    return context.convert(options.request(".twin"), input -> convert(input, settings, known));
  }

  private Optional<Converted> convert(
      LocatedDocument input, ConversionSettings settings, Map<String, Double> known)
      throws IOException {
    return restOptions.hasRest()
        ? restOptions.rest(context).map(pose -> convert(input, settings, known, pose))
        : Optional.of(convert(input, settings, known, null));
  }

  private Converted convert(
      LocatedDocument input,
      ConversionSettings settings,
      Map<String, Double> known,
      @Nullable Motion pose) {
    Document empty = context.parse(skeleton(settings.mapping()));
    Motion motion = MotionReader.read(input.document());
    Converted converted = MotionImport.of(motion, known, pose, settings, empty);
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
