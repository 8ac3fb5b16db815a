package dev.diptych.animation.convert;

import dev.diptych.animation.bvh.BvhOptions;
import dev.diptych.animation.gltf.GltfOptions;
import dev.diptych.animation.gltf.InputGltf;
import dev.diptych.animation.gltf.MotionGltf;
import dev.diptych.animation.gltf.MotionOptions;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.recording.RecordingFormat;
import dev.diptych.animation.recording.Recordings;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.Extracted;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
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

/** {@code diptych export}. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description =
        "Converts an animation to glTF (.glb, .gltf), an input animation to a Mikoto motion or a"
            + " recording of hands, or a motion to BVH.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych export wave.twin -o wave.glb",
      "  diptych export walk.mkm --parents arm:body,hand:arm --lengths arm:25 --scale 0.01 -o"
          + " walk.gltf",
      "  diptych export walk.mkm --parents arm:body,hand:arm --lengths arm:25 -o walk.bvh",
      "  diptych export wave.twin --map head=camera -o wave.mkm",
      "  diptych export wave.bin --fps 30 --scale 0.01 --map arm=left.Wrist,tip=left.IndexTip \\",
      "      --parents tip:arm -o wave.mkm",
      "  diptych export wave.twin --allow-loss -o wave.handsbin",
      "  diptych export wave.twin --allow-loss -o wave.iwer.json",
      "",
      "To glTF: the camera, the gaze and the joints become nodes that are within 0.1 mm and 0.01"
          + " degrees of",
      "what MRTK plays at all times; bones of a motion become nodes, too. What glTF cannot hold is"
          + " listed,",
      "and nothing is written; --allow-loss permits it.",
      "To a motion, the inverse of import: keys are moved to the nearest frames, and others are"
          + " added where",
      "straight lines between them are not within the tolerances of what MRTK plays. What is not"
          + " converted",
      "is listed.",
      "To a recording of hands: a frame for each time of a key, or --rate. What the recording",
      "cannot hold is listed, and nothing is written; --allow-loss permits it.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ExportCommand implements Callable<Integer> {
  /** A motion file without motions. */
  static final String EMPTY = "Mikoto Motion Ver 2\r\nEof\r\n";

  private static final Precision GLTF =
      new Precision(GltfOptions.DEFAULT_METRES, GltfOptions.DEFAULT_DEGREES);

  private final CommandContext context;

  @Spec private CommandSpec command;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "mkm, glb, gltf, bvh, handsbin, handsbin2 (for Unity XR Hands 1.8), hl2ss or iwer; by"
              + " default that of the extension of OUT, or mkm.")
  private @Nullable String to;

  @Option(
      names = "--map",
      paramLabel = "BONE=POSE,…",
      description =
          "For mkm, the poses of bones: camera, left.Wrist, right.IndexTip and so on. Required.")
  private @Nullable String map;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description =
          "For mkm and handsbin, the name of the motion or recording; motion is the default.")
  private String name = "motion";

  @Option(
      names = "--allow-loss",
      description =
          "Convert although the output cannot hold everything; the command lists what is lost.")
  private boolean allowLoss;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description =
          "For bvh and recordings of hands, frames per second; by default those of the motion, or"
              + " one frame for each key.")
  private @Nullable Double rate;

  @Mixin private RestOptions rest;

  @Mixin private BvhOptions bvh;

  @Mixin private ConversionOptions options;

  /** A command that works with {@code context}. */
  public ExportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (rate != null && !(rate > 0 && rate <= Timing.MAX_RATE)) {
      throw usage("--rate must be above 0, and at most " + Timing.MAX_RATE);
    }
    List<AnimationFormat> formats = AnimationFormat.written();
    AnimationFormat format =
        AnimationFormat.of(formats, to, options.output())
            .orElseThrow(
                () ->
                    usage(
                        "--to is one of %s, not '%s'"
                            .formatted(AnimationFormat.names(formats), to)));
    if (format instanceof AnimationFormat.Recorded recorded) {
      return toRecording(recorded.format());
    }
    return switch ((AnimationFormat.Motions) format) {
      case MKM -> toMotion();
      case GLB, GLTF -> toGltf(format);
      case BVH -> toBvh();
    };
  }

  private ParameterException usage(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private int toMotion() throws IOException {
    if (map == null) {
      throw usage("a Mikoto motion requires --map BONE=POSE,…; name a .glb or .gltf for glTF");
    }
    ConversionSettings settings = options.settings(context, map, 0);
    return context.convert(options.request(".mkm"), input -> Optional.of(convert(input, settings)));
  }

  private Converted convert(LocatedDocument input, ConversionSettings settings) {
    InputAnimation animation = InputAnimation.require(input.document());
    MotionResult exported = AnimationExport.of(animation, settings, name);
    Document motion = MotionWriter.add(context.parse(EMPTY), exported.motion());
    return new Converted(motion, exported.notes());
  }

  private int toRecording(RecordingFormat format) throws IOException {
    ConversionRequest files = options.files(format.extension());
    Recordings recordings = Recordings.of(format, files.limit());
    double frames = rate == null ? 0 : rate;
    return context.extract(
        files,
        input ->
            Optional.of(recordings.write(InputAnimation.require(input.document()), frames, name)),
        allowLoss);
  }

  private int toGltf(AnimationFormat target) throws IOException {
    Map<String, Double> lengths = rest.lengths(options.hierarchyGiven());
    MotionOptions motion = options.motion(context, lengths);
    GltfOptions gltf = gltf(target);
    return context.extract(
        options.files(target.extension()), input -> gltf(input, gltf, motion), allowLoss);
  }

  private int toBvh() throws IOException {
    if (bvh.hasSkeleton() && (options.hierarchyGiven() || rest.given())) {
      throw usage("--skeleton has the parents and offsets of bones: no other option gives them");
    }
    Map<String, Double> lengths = rest.lengths(options.hierarchyGiven());
    MotionOptions motion = options.motion(context, lengths);
    return context.extract(
        options.files(AnimationFormat.Motions.BVH.extension()),
        input -> bvh(input, motion),
        allowLoss);
  }

  private Optional<Extracted> bvh(LocatedDocument input, MotionOptions motion) throws IOException {
    Document document = input.document();
    boolean fpsGiven = options.fpsGiven();
    if (!rest.hasRest()) {
      return bvh.export(context, document, motion, fpsGiven, rate);
    }
    Optional<Motion> pose = rest.rest(context);
    return pose.isEmpty()
        ? Optional.empty()
        : bvh.export(context, document, motion.withRest(pose.get()), fpsGiven, rate);
  }

  private GltfOptions gltf(AnimationFormat target) {
    try {
      Precision precision = options.precision(GLTF);
      return new GltfOptions(
          target == AnimationFormat.Motions.GLB, precision.metres(), precision.degrees());
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()));
    }
  }

  private Optional<Extracted> gltf(LocatedDocument input, GltfOptions gltf, MotionOptions motion)
      throws IOException {
    Document document = input.document();
    if (!MotionReader.isIn(document.schema().format())) {
      return Optional.of(InputGltf.of(InputAnimation.require(document), gltf));
    }
    return rest.hasRest()
        ? rest.rest(context).map(pose -> MotionGltf.of(document, gltf, motion.withRest(pose)))
        : Optional.of(MotionGltf.of(document, gltf, motion));
  }
}
