package dev.diptych.animation.bvh;

import dev.diptych.animation.gltf.MotionOptions;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.skeleton.Bone;
import dev.diptych.animation.motion.skeleton.BoneLink;
import dev.diptych.animation.motion.skeleton.Skeleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The bones of a motion as joints, parents before their children: those of a BVH file, or else
 * those that have tracks, with their ancestors.
 */
final class ExportedSkeleton {
  private static final int MAX_DEPTH = 1_000;

  private final Motion motion;
  private final BvhSettings settings;
  private final Notes notes;
  private final List<ExportedJoint> joints = new ArrayList<>();

  private ExportedSkeleton(Motion motion, BvhSettings settings, Notes notes) {
    this.motion = motion;
    this.settings = settings;
    this.notes = notes;
  }

  /**
   * The joints.
   *
   * @param notes receives what the user should know
   * @throws IllegalArgumentException with one sentence if there are none, or too deep ones
   */
  static List<ExportedJoint> of(Motion motion, BvhSettings settings, Notes notes) {
    ExportedSkeleton skeleton = new ExportedSkeleton(motion, settings, notes);
    BvhFile file = settings.skeleton();
    if (file == null) {
      skeleton.addBones();
    } else {
      skeleton.addJoints(file);
    }
    return skeleton.joints;
  }

  private void addJoints(BvhFile file) {
    List<String> bones = BoneNames.of(file.joints(), new Notes());
    Map<String, String> parents = new LinkedHashMap<>();
    for (int i = 0; i < bones.size(); i++) {
      int parent = file.joints().get(i).parent();
      if (parent >= 0) {
        parents.put(bones.get(i), bones.get(parent));
      }
    }
    Motion rest = rest(file, bones);
    Skeleton skeleton = new Skeleton(motion, Hierarchy.of(parents), Map.of(), rest, notes);
    for (int i = 0; i < bones.size(); i++) {
      BvhJoint given = file.joints().get(i);
      BoneLink link = skeleton.link(bones.get(i));
      boolean moves = given.isRoot() || link.position() != null;
      BvhJoint joint =
          new BvhJoint(
              given.name(),
              given.parent(),
              written(given.offset()),
              ExportedJoint.channels(given.channels(), moves),
              given.ends().stream().map(ExportedSkeleton::written).toList());
      joints.add(new ExportedJoint(joint, bones.get(i), link.rotation(), link.position(), false));
    }
  }

  /** A motion with the joints where they are if nothing turns. */
  private Motion rest(BvhFile file, List<String> bones) {
    List<MotionItem> tracks = new ArrayList<>();
    Vector[] places = new Vector[bones.size()];
    for (int i = 0; i < places.length; i++) {
      BvhJoint joint = file.joints().get(i);
      Vector offset = joint.offset().scaled(1 / settings.motion().scale());
      places[i] = joint.isRoot() ? offset : places[joint.parent()].plus(offset);
      tracks.add(
          new Track(
              Track.Kind.VECTOR,
              Bone.JOINT + bones.get(i),
              "Locate",
              "pos",
              "linear",
              new int[1],
              places[i].toArray()));
    }
    return new Motion("", 0, false, tracks);
  }

  private void addBones() {
    MotionOptions options = settings.motion();
    Skeleton skeleton =
        new Skeleton(motion, options.hierarchy(), options.lengths(), options.rest(), notes);
    Set<String> names = names();
    Map<String, List<String>> children = new HashMap<>();
    List<String> roots = new ArrayList<>();
    for (String name : names) {
      options
          .hierarchy()
          .parent(name)
          .map(parent -> children.computeIfAbsent(parent, each -> new ArrayList<>()))
          .orElse(roots)
          .add(name);
    }
    if (roots.isEmpty()) {
      throw new IllegalArgumentException("no bone of the motion has keys");
    }
    List<String> order = order(roots, children);
    List<String> shown = BoneNames.joints(order);
    Map<String, Integer> indexes = new HashMap<>();
    for (int i = 0; i < order.size(); i++) {
      String name = order.get(i);
      int parent = options.hierarchy().parent(name).map(indexes::get).orElse(-1);
      indexes.put(name, i);
      boolean isLeaf = !children.containsKey(name);
      joints.add(bone(skeleton.link(name), name, shown.get(i), parent, isLeaf));
      skeleton.note(name);
    }
    if (roots.size() > 1) {
      notes.add(
          "the file has %d roots, of which many programs read the first only: --parents gives the"
                  .formatted(roots.size())
              + " parents of bones");
    }
  }

  private ExportedJoint bone(BoneLink link, String name, String shown, int parent, boolean isLeaf) {
    double scale = settings.motion().scale();
    boolean isRoot = parent < 0;
    Vector offset = isRoot || link.offset() == null ? Vector.ZERO : link.offset().scaled(scale);
    double length = settings.motion().lengths().getOrDefault(name, 0.0);
    List<Vector> ends = isLeaf ? List.of(written(new Vector(0, 0, length * scale))) : List.of();
    List<BvhChannel> channels =
        ExportedJoint.channels(List.of(), isRoot || link.position() != null);
    BvhJoint joint = new BvhJoint(shown, parent, written(offset), channels, ends);
    boolean findsOffset = !isRoot && link.position() != null;
    return new ExportedJoint(joint, name, link.rotation(), link.position(), findsOffset);
  }

  /** An offset with the decimals that are written. */
  private static Vector written(Vector offset) {
    return new Vector(
        BvhNumber.position(offset.x()),
        BvhNumber.position(offset.y()),
        BvhNumber.position(offset.z()));
  }

  /** Bones of tracks with keys, bones at the tips of known lengths, and the ancestors of both. */
  private Set<String> names() {
    Hierarchy hierarchy = settings.motion().hierarchy();
    Set<String> named = new LinkedHashSet<>();
    for (Track track : Bone.tracks(motion)) {
      if (track.rows() > 0) {
        named.add(Bone.name(track));
      }
    }
    Set<String> names = new LinkedHashSet<>();
    for (String name : named) {
      add(name, hierarchy, names);
    }
    for (String child : hierarchy.children()) {
      String parent = hierarchy.parent(child).orElse("");
      if (names.contains(parent) && settings.motion().lengths().containsKey(parent)) {
        names.add(child);
      }
    }
    return names;
  }

  private static void add(String name, Hierarchy hierarchy, Set<String> names) {
    List<String> ancestors = hierarchy.ancestorsRootFirst(name);
    if (ancestors.size() >= MAX_DEPTH) {
      throw new IllegalArgumentException(
          "'%s' has more than %,d ancestors".formatted(name, MAX_DEPTH - 1));
    }
    names.addAll(ancestors);
    names.add(name);
  }

  /** Each bone before its children, and these before the next one. */
  private static List<String> order(List<String> roots, Map<String, List<String>> children) {
    List<String> order = new ArrayList<>();
    Deque<String> next = new ArrayDeque<>();
    push(roots, next);
    while (!next.isEmpty()) {
      String name = next.pop();
      order.add(name);
      push(children.getOrDefault(name, List.of()), next);
    }
    return order;
  }

  private static void push(List<String> names, Deque<String> next) {
    for (int i = names.size() - 1; i >= 0; i--) {
      next.push(names.get(i));
    }
  }
}
