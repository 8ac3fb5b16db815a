package dev.diptych.animation.input;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an input animation.
 *
 * @param document the document
 * @param camera the camera, or null
 * @param hands both hands, left first, or none
 * @param gaze the eye gaze, or null
 * @param markers all markers, in the order of the bytes
 * @param curves all curves of all parts, in the order of the bytes
 */
public record InputAnimation(
    Document document,
    @Nullable Pose camera,
    List<Hand> hands,
    @Nullable Ray gaze,
    List<Marker> markers,
    List<Curve> curves) {
  private static final String FORMAT = "input_animation";
  private static final Set<String> VERSIONS = Set.of("1.0", "1.1");

  /** Keeps its own copies. */
  public InputAnimation {
    hands = List.copyOf(hands);
    markers = List.copyOf(markers);
    curves = List.copyOf(curves);
  }

  /** Whether documents of {@code format} are input animations. */
  public static boolean isIn(FormatName format) {
    return format.id().equals(FORMAT) && VERSIONS.contains(format.version());
  }

  /**
   * The animation in {@code document}, of any format.
   *
   * @throws IllegalArgumentException with one sentence if it is not an input animation
   */
  public static InputAnimation require(Document document) {
    FormatName format = document.schema().format();
    if (!isIn(format)) {
      throw new IllegalArgumentException("the file is not an input animation, but " + format);
    }
    return of(document);
  }

  /** The animation in {@code document}, which must be an input animation. */
  public static InputAnimation of(Document document) {
    return RecentAnimations.of(document, InputAnimation::read);
  }

  private static InputAnimation read(Document document) {
    InputReader reader = new InputReader(document.schema());
    Struct root = document.root();
    Struct camera = InputReader.part(root, "camera");
    Struct hands = InputReader.part(root, "hands");
    Struct gaze = InputReader.part(root, "eye_gaze");
    Struct markers = InputReader.part(root, "markers");
    return of(
        document,
        camera == null ? null : reader.pose("camera", Path.ROOT.field("camera"), camera),
        hands == null ? List.of() : hands(reader, Path.ROOT.field("hands"), hands),
        gaze == null ? null : reader.ray("gaze", Path.ROOT.field("eye_gaze"), gaze),
        markers == null ? List.of() : reader.markers(Path.ROOT.field("markers"), markers));
  }

  private static InputAnimation of(
      Document document,
      @Nullable Pose camera,
      List<Hand> hands,
      @Nullable Ray gaze,
      List<Marker> markers) {
    List<Curve> curves = new ArrayList<>(camera == null ? List.of() : camera.curves());
    hands.forEach(hand -> curves.add(hand.tracked()));
    hands.forEach(hand -> curves.add(hand.pinching()));
    hands.forEach(hand -> hand.joints().forEach(joint -> curves.addAll(joint.curves())));
    curves.addAll(gaze == null ? List.of() : gaze.curves());
    return new InputAnimation(document, camera, hands, gaze, markers, curves);
  }

  private static List<Hand> hands(InputReader reader, Path path, Struct hands) {
    return List.of(reader.hand("left", path, hands), reader.hand("right", path, hands));
  }

  /** All poses: of the camera, then of the joints. */
  public List<Pose> poses() {
    List<Pose> poses = new ArrayList<>();
    if (camera != null) {
      poses.add(camera);
    }
    hands.forEach(hand -> poses.addAll(hand.joints()));
    return poses;
  }

  /**
   * The pose with the name {@code name}, such as {@code camera} or {@code left.IndexTip}, in any
   * case.
   *
   * @throws IllegalArgumentException with one sentence if there is none
   */
  public Pose pose(String name) {
    String label = name.replace('.', ' ');
    return poses().stream()
        .filter(pose -> pose.label().equalsIgnoreCase(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no pose '" + name + "': camera, left.Wrist, right.IndexTip …"));
  }

  /** Whether no curve has any key. */
  public boolean isEmpty() {
    return curves.stream().allMatch(Curve::isEmpty);
  }

  /**
   * The duration of playback in seconds: the latest time of any key, and at least 0. Unity sorts
   * keys, so the latest key need not be the last in the file. Markers do not count.
   */
  public float duration() {
    float latest = 0;
    for (Curve curve : curves) {
      latest = Math.max(latest, curve.facts().latest());
    }
    return latest;
  }

  /**
   * The earliest time of any key in seconds, and at most 0: recordings that were cut from a rolling
   * buffer begin before 0.
   */
  public float earliest() {
    float earliest = 0;
    for (Curve curve : curves) {
      earliest = Math.min(earliest, curve.facts().earliest());
    }
    return earliest;
  }
}
