package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.take.TakenFigure;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A hand from wherever its joints are: plain keys, words, or the other hand in a mirror. Of one
 * joint, plain keys count before words.
 */
final class HandActor {
  private final Side side;
  private final Map<Joint, PlainPose> plain = new EnumMap<>(Joint.class);
  private @Nullable HandMotion motion;
  private TakenFigure take = new TakenFigure();
  private @Nullable Mirroring mirroring;

  /**
   * The other hand in a mirror.
   *
   * @param other the other hand
   * @param plane the plane
   * @param later how much later it is, in seconds
   * @param offset added to its place
   */
  record Mirroring(HandActor other, HandPath.MirrorPlane plane, double later, Vector offset) {}

  /** A hand with the plain keys of {@code section}. */
  HandActor(Side side, Section section, Arguments arguments) {
    this.side = side;
    for (Joint joint : Joint.values()) {
      section
          .section(joint.label())
          .filter(PlainPose::isIn)
          .ifPresent(pose -> plain.put(joint, new PlainPose(pose, arguments)));
    }
  }

  Side side() {
    return side;
  }

  /** Sets what takes write. */
  void play(TakenFigure recorded) {
    take = recorded;
  }

  /** What takes write. */
  TakenFigure take() {
    return take;
  }

  /** What its words write, or null. */
  @Nullable HandMotion motion() {
    return motion;
  }

  /** Sets what its words write. */
  void act(@Nullable HandMotion words, @Nullable Mirroring mirror) {
    motion = words;
    mirroring = mirror;
  }

  /** Whose keys it copies in a mirror, or null. */
  @Nullable Mirroring mirroring() {
    return mirroring;
  }

  /** Whether it has keys that words do not write. */
  boolean hasPlain() {
    return !plain.isEmpty() || !take.isEmpty();
  }

  /** Whether it is only the other hand, which has only plain keys. */
  boolean copiesPlain() {
    return motion == null && mirroring != null;
  }

  /** Where to sample. */
  Timeline timeline(SceneKeys all) {
    HandMotion words = motion;
    if (words == null) {
      return Timeline.of(tracks());
    }
    boolean follows = mirroring != null && mirroring.other().hasPlain();
    return follows ? all.of(tracks(), Space.WORLD) : words.timeline(all);
  }

  /** The keys of its words and of its plain keys. */
  List<KeyRow> keys() {
    return tracks().stream().flatMap(List::stream).toList();
  }

  private List<List<KeyRow>> tracks() {
    List<List<KeyRow>> tracks = new ArrayList<>();
    HandMotion words = motion;
    if (words != null) {
      tracks.add(words.path().keys());
      tracks.add(words.turn().keys());
      tracks.add(words.gestures().rows());
    }
    tracks.addAll(outright());
    Mirroring mirror = mirroring;
    if (mirror != null) {
      mirror.other().outright().forEach(track -> tracks.add(KeyRow.later(track, mirror.later())));
    }
    return tracks;
  }

  /** The keys that words do not write. */
  private List<List<KeyRow>> outright() {
    List<List<KeyRow>> tracks = new ArrayList<>();
    plain.values().forEach(pose -> tracks.addAll(pose.tracks()));
    if (!take.isEmpty()) {
      tracks.add(take.keys());
    }
    return tracks;
  }

  /** Its joints: {@link HandSkeleton#WIDTH} numbers. */
  double[] joints(double time) {
    double[] values = new double[HandSkeleton.WIDTH];
    HandMotion words = motion;
    Mirroring mirror = mirroring;
    if (words != null) {
      words.write(side, time, values);
    } else {
      for (Joint joint : Joint.values()) {
        HandSkeleton.set(values, joint, Vector.ZERO, Quaternion.IDENTITY);
      }
    }
    if (mirror != null) {
      mirror(mirror, time, words == null, values);
    }
    take.write(time, values, words != null || mirror != null);
    plain.forEach(
        (joint, pose) ->
            HandSkeleton.set(
                values,
                joint,
                pose.position(time, HandSkeleton.position(values, 0, joint)),
                pose.rotation(time, HandSkeleton.rotation(values, 0, joint))));
    return values;
  }

  /** Writes the joints whose keys the other hand sets outright; or all of them. */
  private static void mirror(Mirroring mirror, double time, boolean all, double[] values) {
    HandActor other = mirror.other();
    if (!all && !other.hasPlain()) {
      return;
    }
    double then = time - mirror.later();
    double[] joints = other.joints(then);
    Quaternion frame = mirror.plane().frame().apply(time).rotation();
    for (Joint joint : Joint.values()) {
      if (all || other.take.covers(then) || other.plain.containsKey(joint)) {
        Vector place = mirror.plane().place(HandSkeleton.position(joints, 0, joint), time);
        Quaternion local = frame.inverse().times(HandSkeleton.rotation(joints, 0, joint));
        HandSkeleton.set(values, joint, place.plus(mirror.offset()), frame.times(local.mirrored()));
      }
    }
  }
}
