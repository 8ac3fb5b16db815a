package dev.diptych.animation.motion.skeleton;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Track;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tracks of one bone of a motion: rotations under its own name, and positions under the name of
 * its root joint, which is that of the bone after {@code j_}.
 *
 * @param name the name of the bone
 * @param rotation its rotations, if any
 * @param position its positions, if any
 */
public record Bone(String name, Optional<Track> rotation, Optional<Track> position) {
  /** Before the name of a bone, the name of its root joint. */
  public static final String JOINT = "j_";

  /**
   * The bone {@code name} anywhere in {@code motion}: the first track of each kind. The positions
   * of the root joint of another bone that turns are not those of a bone that is called as this
   * joint.
   */
  public static Bone of(Motion motion, String name) {
    List<Track> all = tracks(motion);
    Optional<Track> joint = first(all, Track.Kind.VECTOR, JOINT + name);
    Optional<Track> own = first(all, Track.Kind.VECTOR, name);
    return new Bone(
        name,
        first(all, Track.Kind.QUATERNION, name),
        joint.isPresent() ? joint : own.filter(track -> !isOfOther(all, track, name)));
  }

  private static boolean isOfOther(List<Track> all, Track track, String name) {
    String bone = name(track);
    return !bone.equals(name) && first(all, Track.Kind.QUATERNION, bone).isPresent();
  }

  /** The name of the bone that a track moves or turns. */
  public static String name(Track track) {
    boolean isJoint = track.kind() == Track.Kind.VECTOR && track.name().startsWith(JOINT);
    return isJoint ? track.name().substring(JOINT.length()) : track.name();
  }

  /** All tracks of {@code motion} and of the motions in it. */
  public static List<Track> tracks(Motion motion) {
    List<Track> all = new ArrayList<>();
    motion.flattened().forEach(each -> all.addAll(each.tracks()));
    return all;
  }

  /** Whether it has no tracks. */
  public boolean isMissing() {
    return rotation.isEmpty() && position.isEmpty();
  }

  /** Whether {@code track} is one of its tracks, and not another one of the same name. */
  @SuppressWarnings("ReferenceEquality") // Two tracks of a file can be equal.
  public boolean has(Track track) {
    return rotation.filter(own -> own == track).isPresent()
        || position.filter(own -> own == track).isPresent();
  }

  private static Optional<Track> first(List<Track> all, Track.Kind kind, String name) {
    return all.stream()
        .filter(track -> track.kind() == kind && track.name().equals(name))
        .findFirst();
  }
}
