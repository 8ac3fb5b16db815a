package dev.diptych.animation.convert;

import dev.diptych.animation.bvh.BvhImport;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.recording.RecordingFormat;
import dev.diptych.animation.recording.Recordings;
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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code diptych import}. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description =
        "Converts a Mikoto motion, or a recording of hands, to an input animation, or BVH to a"
            + " motion.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych import wave.mkm --map head=camera -o wave.twin",
      "  diptych import wave.mkm --fps 30 --scale 0.01 --map arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm --rest pose.mkm -o wave.bin",
      "  diptych import wave.mkm --map hand=left.Wrist --parents hand:arm --lengths arm:25"
          + " --scale 0.01",
      "  diptych import pinch.handsbin -o pinch.twin",
      "  diptych import spatial_input.bin --from hl2ss -o reach.twin",
      "  diptych import pinch.iwer.json -o pinch.twin",
      "  diptych import walk.bvh -o walk.mkm",
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
      "A recording of hands has a key for each of its frames, with the numbers of the recording.",
      "A motion of a BVH file (.bvh) has a frame for each of the file; only --scale counts.",
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
      paramLabel = "BONE=POSE,…",
      description =
          "The poses of bones: camera, left.Wrist, right.IndexTip and so on. Required for motions.")
  private @Nullable String map;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description =
          "mkm, bvh, handsbin, hl2ss or iwer; by default that of the extension of FILE, or mkm.")
  private @Nullable String from;

  @Spec private CommandSpec command;

  @Mixin private RestOptions restOptions;

  @Mixin private ConversionOptions options;

  /** A command that works with {@code context}. */
  public ImportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    List<AnimationFormat> formats = AnimationFormat.read();
    AnimationFormat format =
        AnimationFormat.of(formats, from, options.file())
            .orElseThrow(
                () ->
                    usage(
                        "--from is one of %s, not '%s'"
                            .formatted(AnimationFormat.names(formats), from)));
    if (format instanceof AnimationFormat.Recorded recorded) {
      return fromRecording(recorded.format());
    }
    return format == AnimationFormat.Motions.BVH ? fromBvh() : fromMotion();
  }

  private int fromMotion() throws IOException {
    if (map == null) {
      throw usage(
          "a Mikoto motion requires --map BONE=POSE,…; other formats have --from FORMAT, or an"
              + " extension of their own");
    }
    Map<String, Double> known = restOptions.lengths(options.hierarchyGiven());
    ConversionSettings settings = options.settings(context, map, rate);
    return context.convert(options.request(".twin"), input -> convert(input, settings, known));
  }

  private int fromRecording(RecordingFormat format) throws IOException {
    if (convertsMotions() || options.scale() != 1) {
      throw usage("a recording of hands has no options of the conversion");
    }
    Recordings recordings = Recordings.of(format, options.files(".twin").limit());
    return context.create(
        options.request(".twin"), (name, bytes) -> recordings.read(name, bytes, context::parse));
  }

  private boolean convertsMotions() {
    return map != null || rate != 0 || restOptions.given() || options.converts();
  }

  private int fromBvh() throws IOException {
    if (convertsMotions()) {
      throw usage("of a BVH file, --scale is the only option of the conversion");
    }
    double scale = options.scale();
    return context.create(
        options.request(".mkm"),
        (name, bytes) -> BvhImport.of(name, bytes, scale).map(this::document));
  }

  private Converted document(MotionResult imported) {
    Document empty = context.parse(ExportCommand.EMPTY);
    return new Converted(MotionWriter.add(empty, imported.motion()), imported.notes());
  }

  private ParameterException usage(String message) {
    return new ParameterException(command.commandLine(), message);
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
