package dev.diptych.animation.convert;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Pose;
import dev.diptych.animation.motion.Child;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Quaternion;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Makes motions of input animations: poses become bones, by a mapping that a person gives. */
public final class AnimationExport {
  private final Animation animation;
  private final Way way;
  private final Map<String, Pose> bones = new LinkedHashMap<>();
  private final Map<Pose, List<Line>> turns = new HashMap<>();
  private final Remarks remarks = new Remarks();

  private AnimationExport(Animation animation, Way way) {
    this.animation = animation;
    this.way = way;
  }

  /**
   * What a motion is made of, and what could not be carried over.
   *
   * @param motion the motion
   * @param remarks a sentence each
   */
  public record Exported(Motion motion, List<String> remarks) {
    /** Keeps its own copy. */
    public Exported {
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * A motion called {@code name} with the poses of {@code animation}.
   *
   * @throws IllegalArgumentException with a sentence, where there is no such pose
   */
  public static Exported of(Animation animation, Mapping mapping, Way way, String name) {
    AnimationExport export = new AnimationExport(animation, way);
    mapping.poses().forEach(export::bone);
    return export.motion(name);
  }

  private void bone(String bone, String label) {
    bones.put(bone, animation.pose(label));
  }

  private Exported motion(String name) {
    List<Child> tracks = new ArrayList<>();
    int last = 0;
    for (Map.Entry<String, Pose> each : bones.entrySet()) {
      for (Track track : tracks(each.getKey(), each.getValue())) {
        tracks.add(track);
        last = Math.max(last, track.frame(track.rows() - 1));
      }
    }
    left();
    return new Exported(new Motion(name, last, false, tracks), remarks.list());
  }

  private List<Track> tracks(String bone, Pose pose) {
    List<Track> tracks = new ArrayList<>();
    List<Line> places = pose.position().stream().map(Line::new).toList();
    if (keyed(pose, places, "positions")) {
      tracks.add(positions(bone, pose, places));
    }
    List<Line> rotations = lines(pose);
    if (keyed(pose, rotations, "rotations")) {
      tracks.add(rotations(bone, pose, rotations));
    }
    return tracks;
  }

  /** Whether {@code lines}, the {@code what} of {@code pose}, have any key to be carried. */
  private boolean keyed(Pose pose, List<Line> lines, String what) {
    if (!lines.stream().allMatch(Line::isWhole)) {
      remarks.add(
          "keys of the %s of %s that are not finite are not carried".formatted(what, pose.label()));
    } else if (lines.stream().allMatch(Line::isEmpty)) {
      remarks.add("%s has no %s".formatted(pose.label(), what));
    }
    return !lines.stream().allMatch(Line::isEmpty);
  }

  private Track positions(String bone, Pose pose, List<Line> lines) {
    int[] frames = frames(pose, lines);
    double[] values = new double[3 * frames.length];
    for (int key = 0; key < frames.length; key++) {
      double time = frames[key] / way.timing().fps();
      Vector at = new Vector(lines.get(0).at(time), lines.get(1).at(time), lines.get(2).at(time));
      System.arraycopy(way.axes().fromUnity(at).toArray(), 0, values, 3 * key, 3);
    }
    if (!Arrays.stream(values).allMatch(Double::isFinite)) {
      throw new IllegalArgumentException(
          "the positions of %s become infinite: choose a greater --scale".formatted(pose.label()));
    }
    return new Track(Track.Kind.VECTOR, "j_" + bone, "Locate", "pos", "linear", frames, values);
  }

  private Track rotations(String bone, Pose pose, List<Line> lines) {
    int[] frames = frames(pose, lines);
    double[] values = new double[4 * frames.length];
    for (int key = 0; key < frames.length; key++) {
      Quaternion local = local(bone, frames[key] / way.timing().fps());
      System.arraycopy(local.toArray(), 0, values, 4 * key, 4);
    }
    return new Track(Track.Kind.QUATERNION, bone, "Bone", "rot", "linear", frames, values);
  }

  /** The rotation of {@code bone} as its parent sees it. */
  private Quaternion local(String bone, double time) {
    Quaternion absolute = absolute(bones.get(bone), time);
    String parent = way.hierarchy().parent(bone).orElse(null);
    if (parent == null) {
      return absolute;
    }
    if (!bones.containsKey(parent)) {
      remarks.add("the parent '%s' of '%s' is not mapped".formatted(parent, bone));
      return absolute;
    }
    return absolute(bones.get(parent), time).inverse().times(absolute);
  }

  private Quaternion absolute(Pose pose, double time) {
    List<Line> lines = turns.computeIfAbsent(pose, AnimationExport::lines);
    if (lines.stream().allMatch(Line::isEmpty)) {
      return Quaternion.IDENTITY;
    }
    double[] q = lines.stream().mapToDouble(line -> line.at(time)).toArray();
    Quaternion rotation = new Quaternion(q[0], q[1], q[2], q[3]);
    if (!(rotation.norm() > 0)) {
      remarks.add(
          "rotations of %s that are (0 0 0 0) are taken as not turned".formatted(pose.label()));
      return Quaternion.IDENTITY;
    }
    return way.axes().mirrored(rotation.unit());
  }

  private static List<Line> lines(Pose pose) {
    return pose.rotation().stream().map(Line::new).toList();
  }

  /** The frames nearest to the keys of {@code lines}. */
  private int[] frames(Pose pose, List<Line> lines) {
    TreeSet<Integer> frames = new TreeSet<>();
    for (Line line : lines) {
      for (float time : line.times()) {
        frames.add(frame(pose, time * way.timing().fps()));
      }
    }
    return frames.stream().mapToInt(Integer::intValue).toArray();
  }

  private int frame(Pose pose, double frame) {
    int nearest = (int) Math.min(Integer.MAX_VALUE, Math.max(0, Math.round(frame)));
    if (Math.abs(frame - nearest) > 1) {
      remarks.add(
          "keys of %s before frame 0 or after frame %d are not carried"
              .formatted(pose.label(), Integer.MAX_VALUE));
    } else if (Math.abs(frame - nearest) > 1e-3) {
      remarks.add("keys of %s lie between frames and are moved to them".formatted(pose.label()));
    }
    return nearest;
  }

  /** Says what is left of the animation. */
  private void left() {
    for (Pose pose : animation.poses()) {
      if (!pose.isEmpty() && !bones.containsValue(pose)) {
        remarks.add("%s is not carried: --map does not mention it".formatted(pose.label()));
      }
    }
    if (animation.hands().stream().anyMatch(hand -> !hand.tracked().isEmpty())) {
      remarks.add("whether hands are tracked and pinch is not carried");
    }
    if (animation.gaze() != null) {
      remarks.add("the gaze is not carried");
    }
    if (!animation.markers().isEmpty()) {
      remarks.add("markers are not carried");
    }
    if (animation.curves().stream().anyMatch(curve -> curve.keys().layout().columns().size() > 2)) {
      remarks.add("tangents and weights are not carried: curves are taken as straight lines");
    }
  }
}
