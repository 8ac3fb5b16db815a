package dev.diptych.animation.curve;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The parts of an input animation.
 *
 * @param document where they come from
 * @param camera the camera, or null
 * @param hands both hands, left first, or none
 * @param gaze the eye gaze, or null
 * @param markers all markers, in the order of the bytes
 * @param curves all curves of all parts, in the order of the bytes
 */
public record Animation(
    Document document,
    Pose camera,
    List<Hand> hands,
    Ray gaze,
    List<Marker> markers,
    List<Curve> curves) {
  /** Rules ask one after the other for the same, and what was found out of it is kept in it. */
  private static volatile WeakReference<Animation> last = new WeakReference<>(null);

  private static final String FORMAT = "input_animation";
  private static final Set<String> VERSIONS = Set.of("1.0", "1.1");

  /** Keeps its own copies. */
  public Animation {
    hands = List.copyOf(hands);
    markers = List.copyOf(markers);
    curves = List.copyOf(curves);
  }

  /** Whether documents of {@code format} are input animations. */
  public static boolean isIn(FormatName format) {
    return format.id().equals(FORMAT) && VERSIONS.contains(format.version());
  }

  /** The animation in {@code document}, which must be one. */
  @SuppressWarnings(
      "ReferenceEquality") // Comparing all its bytes would take longer than reading it.
  public static Animation of(Document document) {
    Animation known = last.get();
    if (known == null || known.document != document) {
      known = read(document);
      last = new WeakReference<>(known);
    }
    return known;
  }

  private static Animation read(Document document) {
    Walker walker = new Walker(document.schema());
    Struct root = document.root();
    Struct camera = Walker.part(root, "camera");
    Struct hands = Walker.part(root, "hands");
    Struct gaze = Walker.part(root, "eye_gaze");
    Struct markers = Walker.part(root, "markers");
    return of(
        document,
        camera == null ? null : walker.pose("camera", Path.ROOT.field("camera"), camera),
        hands == null ? List.of() : hands(walker, Path.ROOT.field("hands"), hands),
        gaze == null ? null : walker.ray("gaze", Path.ROOT.field("eye_gaze"), gaze),
        markers == null ? List.of() : walker.markers(Path.ROOT.field("markers"), markers));
  }

  private static Animation of(
      Document document, Pose camera, List<Hand> hands, Ray gaze, List<Marker> markers) {
    List<Curve> curves = new ArrayList<>(camera == null ? List.of() : camera.curves());
    hands.forEach(hand -> curves.add(hand.tracked()));
    hands.forEach(hand -> curves.add(hand.pinching()));
    hands.forEach(hand -> hand.joints().forEach(joint -> curves.addAll(joint.curves())));
    curves.addAll(gaze == null ? List.of() : gaze.curves());
    return new Animation(document, camera, hands, gaze, markers, curves);
  }

  private static List<Hand> hands(Walker walker, Path path, Struct hands) {
    return List.of(walker.hand("left", path, hands), walker.hand("right", path, hands));
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
   * The pose that people call {@code name}, such as {@code camera} or {@code left.IndexTip}, in
   * either case.
   *
   * @throws IllegalArgumentException with a sentence, where there is none
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
   * How long playback lasts, in seconds: the latest time of any key, and at least 0. Unity sorts
   * keys, so that the latest key need not be the last in the file. Markers do not count.
   */
  public float duration() {
    float latest = 0;
    for (Curve curve : curves) {
      latest = Math.max(latest, curve.facts().latest());
    }
    return latest;
  }
}
