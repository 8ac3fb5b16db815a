package dev.diptych.animation.convert;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.FewFrames;
import dev.diptych.animation.motion.skeleton.Bone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Converts input animations to motions: poses become bones. */
public final class AnimationExport {
  private final InputAnimation animation;
  private final ConversionSettings settings;
  private final Map<String, Pose> bones = new LinkedHashMap<>();
  private final Map<Pose, List<AnimationCurve>> rotations = new HashMap<>();
  private final Notes notes = new Notes();

  /** The frames that may still be computed. */
  private long framesLeft = FewFrames.MAX_FRAMES;

  private AnimationExport(InputAnimation animation, ConversionSettings settings) {
    this.animation = animation;
    this.settings = settings;
  }

  /**
   * Converts {@code animation} to a motion with the name {@code name}.
   *
   * @throws IllegalArgumentException with one sentence if a pose does not exist
   */
  public static MotionResult of(
      InputAnimation animation, ConversionSettings settings, String name) {
    AnimationExport export = new AnimationExport(animation, settings);
    settings
        .mapping()
        .poses()
        .forEach((bone, pose) -> export.bones.put(bone, animation.pose(pose)));
    return export.motion(name);
  }

  private MotionResult motion(String name) {
    List<MotionItem> tracks = new ArrayList<>();
    int last = 0;
    for (Map.Entry<String, Pose> each : bones.entrySet()) {
      for (Track track : tracks(each.getKey(), each.getValue())) {
        tracks.add(track);
        last = Math.max(last, track.frame(track.rows() - 1));
      }
    }
    noteRest();
    return new MotionResult(new Motion(name, last, false, tracks), notes.list());
  }

  private List<Track> tracks(String bone, Pose pose) {
    List<Track> tracks = new ArrayList<>();
    List<AnimationCurve> positions = curves(pose.position());
    if (hasKeys(pose, pose.position(), positions, "positions")) {
      tracks.add(positions(bone, pose, positions));
    }
    List<AnimationCurve> rotations = curves(pose.rotation());
    if (hasKeys(pose, pose.rotation(), rotations, "rotations")) {
      tracks.add(rotations(bone, pose, rotations));
    }
    return tracks;
  }

  /** Whether {@code played}, the {@code what} of {@code pose}, have any key to convert. */
  private boolean hasKeys(Pose pose, List<Curve> curves, List<AnimationCurve> played, String what) {
    if (size(played) < curves.stream().mapToInt(Curve::size).sum()) {
      notes.add(
          "keys of the %s of %s that are not finite are not converted"
              .formatted(what, pose.label()));
    } else if (size(played) == 0) {
      notes.add("%s has no %s".formatted(pose.label(), what));
    }
    return size(played) > 0;
  }

  private static int size(List<AnimationCurve> curves) {
    return curves.stream().mapToInt(curve -> curve.keys().size()).sum();
  }

  private Track positions(String bone, Pose pose, List<AnimationCurve> curves) {
    Track empty =
        new Track(
            Track.Kind.VECTOR,
            Bone.JOINT + bone,
            "Locate",
            "pos",
            "linear",
            new int[0],
            new double[0]);
    return sampled(
        empty,
        frames(pose, curves),
        frame -> {
          double time = time(frame);
          Vector at =
              new Vector(curves.get(0).at(time), curves.get(1).at(time), curves.get(2).at(time));
          return finite(settings.axes().fromUnity(at).toArray(), pose);
        },
        settings.precision().metres() / settings.axes().scale(),
        pose);
  }

  private static double[] finite(double[] position, Pose pose) {
    if (!Arrays.stream(position).allMatch(Double::isFinite)) {
      throw new IllegalArgumentException(
          "the positions of %s become infinite: choose a greater --scale".formatted(pose.label()));
    }
    return position;
  }

  private Track rotations(String bone, Pose pose, List<AnimationCurve> curves) {
    Track empty =
        new Track(Track.Kind.QUATERNION, bone, "Bone", "rot", "linear", new int[0], new double[0]);
    return sampled(
        empty,
        frames(pose, curves),
        frame -> local(bone, pose, time(frame)).toArray(),
        settings.precision().degrees(),
        pose);
  }

  /**
   * A track with keys at {@code frames}, and between them at those that it needs to play within the
   * tolerance of {@code values}: curves can have tangents, and MRTK interpolates the numbers of a
   * rotation by themselves.
   */
  private Track sampled(
      Track empty, int[] frames, IntFunction<double[]> values, double tolerance, Pose pose) {
    long count = (long) frames[frames.length - 1] - frames[0] + 1;
    if (count <= framesLeft) {
      framesLeft -= count;
      return FewFrames.keys(empty, frames, values, tolerance);
    }
    notes.add(
        "the keys of %s are more than %d frames apart: between them, values change in straight"
                .formatted(pose.label(), framesLeft)
            + " lines");
    int width = empty.width();
    double[] numbers = new double[width * frames.length];
    for (int key = 0; key < frames.length; key++) {
      System.arraycopy(values.apply(frames[key]), 0, numbers, width * key, width);
    }
    return empty.with(frames, numbers);
  }

  /** The rotation of {@code bone} relative to its parent. */
  private Quaternion local(String bone, Pose pose, double time) {
    Quaternion absolute = absolute(pose, time);
    String parent = settings.hierarchy().parent(bone).orElse(null);
    if (parent == null) {
      return absolute;
    }
    Pose parentPose = bones.get(parent);
    if (parentPose == null) {
      notes.add("the parent '%s' of '%s' is not mapped".formatted(parent, bone));
      return absolute;
    }
    return absolute(parentPose, time).inverse().times(absolute);
  }

  private Quaternion absolute(Pose pose, double time) {
    List<AnimationCurve> curves = rotations.computeIfAbsent(pose, each -> curves(each.rotation()));
    if (size(curves) == 0) {
      return Quaternion.IDENTITY;
    }
    double[] q = curves.stream().mapToDouble(curve -> curve.at(time)).toArray();
    Quaternion rotation = new Quaternion(q[0], q[1], q[2], q[3]);
    if (!(rotation.norm() > 0)) {
      notes.add(
          "rotations of %s that are (0 0 0 0) are taken as not rotated".formatted(pose.label()));
      return Quaternion.IDENTITY;
    }
    return settings.axes().mirrored(rotation.unit());
  }

  private static List<AnimationCurve> curves(List<Curve> curves) {
    return curves.stream().map(PlaybackCurve::of).toList();
  }

  /** The time of a frame in seconds; as a float, since the times of keys are floats. */
  private double time(int frame) {
    return (float) (frame / settings.timing().fps());
  }

  /** The frames nearest to the keys of {@code curves}. */
  private int[] frames(Pose pose, List<AnimationCurve> curves) {
    TreeSet<Integer> frames = new TreeSet<>();
    for (AnimationCurve curve : curves) {
      for (int key = 0; key < curve.keys().size(); key++) {
        frames.add(frame(pose, curve.keys().time(key) * settings.timing().fps()));
      }
    }
    return frames.stream().mapToInt(Integer::intValue).toArray();
  }

  private int frame(Pose pose, double frame) {
    int nearest = (int) Math.min(Integer.MAX_VALUE, Math.max(0, Math.round(frame)));
    if (Math.abs(frame - nearest) > 1) {
      notes.add(
          "keys of %s before frame 0 or after frame %d are not converted"
              .formatted(pose.label(), Integer.MAX_VALUE));
    } else if (Math.abs(frame - nearest) > 1e-3) {
      notes.add(
          "keys of %s are between frames and are moved to the nearest ones"
              .formatted(pose.label()));
    }
    return nearest;
  }

  /** Adds notes about what is not converted. */
  private void noteRest() {
    for (Pose pose : animation.poses()) {
      if (!pose.isEmpty() && !bones.containsValue(pose)) {
        notes.add("%s is not converted: it is not in --map".formatted(pose.label()));
      }
    }
    if (animation.hands().stream().anyMatch(hand -> !hand.tracked().isEmpty())) {
      notes.add("whether hands are tracked and pinch is not converted");
    }
    if (animation.gaze() != null) {
      notes.add("the gaze is not converted");
    }
    if (!animation.markers().isEmpty()) {
      notes.add("markers are not converted");
    }
  }
}
