package dev.diptych.animation.motion.skeleton;

import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The bones of a motion and their parents.
 *
 * <p>A position in a motion is absolute: a root joint with two or more keys is at these. One with a
 * single key or none follows its parent, if it is known where it is on it: from the initial pose,
 * in which both have a position, or from the length of the parent, at whose tip it is then. If that
 * is unknown, a single key is where the joint is all the time.
 */
public final class Skeleton {
  private final Motion motion;
  private final Hierarchy hierarchy;
  private final Map<String, Double> lengths;
  private final @Nullable Skeleton rest;
  private final Notes notes;
  private final Map<String, Bone> bones = new HashMap<>();
  private final Map<String, Optional<Vector>> offsets = new HashMap<>();
  private final Set<Track> used = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * A skeleton.
   *
   * @param lengths of bones, in units of the motion
   * @param rest a motion whose first keys are the initial pose, or null
   */
  public Skeleton(
      Motion motion,
      Hierarchy hierarchy,
      Map<String, Double> lengths,
      @Nullable Motion rest,
      Notes notes) {
    this.motion = motion;
    this.hierarchy = hierarchy;
    this.lengths = lengths;
    this.rest = rest == null ? null : new Skeleton(rest, hierarchy, Map.of(), null, notes);
    this.notes = notes;
  }

  /** The tracks of a bone. */
  public Bone bone(String name) {
    return bones.computeIfAbsent(name, each -> Bone.of(motion, each));
  }

  /** Whether a chain depends on {@code track}. */
  public boolean uses(Track track) {
    return used.contains(track);
  }

  /** A bone with its ancestors. */
  public BoneChain chain(String name) {
    List<String> names = new ArrayList<>(hierarchy.ancestorsRootFirst(name));
    names.add(name);
    TreeSet<Integer> frames = new TreeSet<>();
    List<BoneLink> links = new ArrayList<>();
    List<Track> positions = new ArrayList<>();
    for (String each : names) {
      BoneLink link = link(each);
      Track rotation = withKeys(bone(each).rotation());
      Track position = link.position() == null ? null : withKeys(bone(each).position());
      if (rotation != null) {
        add(rotation, frames);
        used.add(rotation);
      }
      if (position != null) {
        add(position, frames);
        positions.add(position);
      }
      links.add(link);
    }
    BoneChain chain = new BoneChain(links, frames);
    if (chain.hasPosition()) {
      used.addAll(positions);
    }
    return chain;
  }

  /** A bone without its ancestors. */
  public BoneLink link(String name) {
    Track position = withKeys(bone(name).position());
    Vector offset = follows(position) ? offset(name) : null;
    return new BoneLink(
        sampling(withKeys(bone(name).rotation())),
        offset == null ? sampling(position) : null,
        offset);
  }

  private static @Nullable Track withKeys(Optional<Track> track) {
    return track.filter(each -> each.rows() > 0).orElse(null);
  }

  private static boolean follows(@Nullable Track position) {
    return position == null || position.rows() == 1;
  }

  private static void add(Track track, Set<Integer> frames) {
    for (int row = 0; row < track.rows(); row++) {
      frames.add(track.frame(row));
    }
  }

  private static @Nullable Sampling sampling(@Nullable Track track) {
    return track == null ? null : Sampling.of(track);
  }

  /** The root joint of a bone in the axes of its parent; null if it is unknown. */
  private @Nullable Vector offset(String name) {
    return offsets.computeIfAbsent(name, this::findOffset).orElse(null);
  }

  private Optional<Vector> findOffset(String name) {
    String parent = hierarchy.parent(name).orElse(null);
    if (parent == null) {
      return Optional.empty();
    }
    Optional<Vector> atRest = rest == null ? Optional.empty() : rest.atRest(name, parent);
    // In the zero pose a bone points along +Z.
    return atRest.or(
        () -> Optional.ofNullable(lengths.get(parent)).map(length -> new Vector(0, 0, length)));
  }

  /** In an initial pose: the way from the joint of the parent to that of a bone. */
  private Optional<Vector> atRest(String name, String parent) {
    Track joint = withKeys(bone(name).position());
    Track parentJoint = withKeys(bone(parent).position());
    if (joint == null || parentJoint == null) {
      return Optional.empty();
    }
    Vector way = first(joint).minus(first(parentJoint));
    return Optional.of(chain(parent).at(0).rotation().inverse().rotate(way));
  }

  private static Vector first(Track track) {
    return Vector.of(Sampling.of(track).at(0).orElseThrow());
  }

  /** Adds notes about what a bone lacks and has from its parent, or could have. */
  public void note(String name) {
    String parent = hierarchy.parent(name).orElse(null);
    Track position = withKeys(bone(name).position());
    if (parent != null && withKeys(bone(name).rotation()) == null && chain(parent).turns()) {
      notes.add("'%s' has no rotations: it turns with '%s'".formatted(name, parent));
    }
    if (parent == null || !follows(position) || offset(name) != null) {
      return;
    }
    String advice = "--rest or --lengths let it follow '" + parent + "'";
    if (position == null) {
      notes.add("it is unknown where '%s' is on its parent: %s".formatted(name, advice));
    } else if (chain(parent).frames().size() > 1) {
      notes.add(
          "the joint of '%s' has one key and stays there, while its parent moves: %s"
              .formatted(name, advice));
    }
  }
}
