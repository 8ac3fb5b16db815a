package dev.diptych.animation.bvh;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.skeleton.Bone;
import dev.diptych.family.Extracted.Lost;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The motion of a file that is exported, and what of the file a BVH file cannot hold. */
final class ExportedMotion {
  private static final int LAST_KNOWN = 2;

  private final IdentityHashMap<MotionItem, Path> paths = new IdentityHashMap<>();
  private final Set<Lost> lost = new LinkedHashSet<>();
  private final Motion motion;

  private ExportedMotion(Document document) {
    Motion file = MotionReader.read(document);
    find(document.root(), Path.ROOT, file);
    List<MotionItem> loose = new ArrayList<>(file.tracks());
    List<Motion> others = new ArrayList<>(file.motions());
    if (loose.isEmpty() && others.isEmpty()) {
      throw new IllegalArgumentException("the file has no motion");
    }
    motion = loose.isEmpty() ? others.remove(0) : file.with(loose);
    for (Motion other : others) {
      lose(other, "another motion, '%s'".formatted(other.name()));
    }
    findLost();
  }

  /**
   * The first motion of a document.
   *
   * @throws IllegalArgumentException with one sentence if there is none
   */
  static ExportedMotion of(Document document) {
    return new ExportedMotion(document);
  }

  /** Finds the paths of the items of {@code motion}, which were read from {@code owner}. */
  private void find(Struct owner, Path path, Motion motion) {
    Iterator<MotionItem> items = motion.items().iterator();
    List<Value> children = ((Sequence) owner.require("children")).elements();
    for (int i = 0; i < children.size(); i++) {
      Struct entry = (Struct) children.get(i);
      boolean known = ((Scalar) entry.require("kind")).bits() <= LAST_KNOWN;
      if (known && entry.get("body") instanceof Struct body) {
        MotionItem item = items.next();
        Path at = path.field("children").at(i).field("body");
        paths.put(item, at);
        if (item instanceof Motion inner) {
          find(body, at, inner);
        }
      }
    }
  }

  private void findLost() {
    List<Motion> motions = motion.flattened();
    for (Motion inner : motions.subList(1, motions.size())) {
      lose(inner, "that '%s' is a motion in another one".formatted(inner.name()));
    }
    for (Motion each : motions) {
      if (each.loop()) {
        lost.add(new Lost(path(each).field("looped"), "the loop of '%s'".formatted(each.name())));
      }
    }
    int last = lastKey();
    if (motion.endFrame() < last && paths.containsKey(motion)) {
      lost.add(
          new Lost(
              path(motion).field("endframe"),
              "an end at frame %d, before the last key".formatted(motion.endFrame())));
    }
    for (Track track : Bone.tracks(motion)) {
      if (track.rows() > 0 && !Bone.of(motion, Bone.name(track)).has(track)) {
        lose(track, "two tracks for one bone: another one of '%s'".formatted(track.name()));
      }
    }
  }

  private int lastKey() {
    int last = 0;
    for (Track track : Bone.tracks(motion)) {
      for (int row = 0; row < track.rows(); row++) {
        last = Math.max(last, track.frame(row));
      }
    }
    return last;
  }

  private Path path(MotionItem item) {
    return paths.getOrDefault(item, Path.ROOT);
  }

  private void lose(MotionItem item, String what) {
    lost.add(new Lost(path(item), what));
  }

  /** Adds the tracks of bones that are not joints, and the keys between the frames. */
  void findLost(List<ExportedJoint> joints, BvhSettings settings) {
    Set<String> bones = new LinkedHashSet<>();
    joints.forEach(joint -> bones.add(joint.bone()));
    for (Track track : Bone.tracks(motion)) {
      String bone = Bone.name(track);
      if (track.rows() > 0 && !bones.contains(bone)) {
        lose(track, "'%s', which is no joint of the skeleton".formatted(bone));
      }
      for (int row = 0; row < track.rows(); row++) {
        if (!settings.hits(track.frame(row))) {
          lost.add(
              new Lost(
                  path(track).field("keys").at(row),
                  "keys of '%s' between its frames".formatted(track.name())));
          break;
        }
      }
    }
    for (ExportedJoint joint : joints) {
      if (settings.skeleton() == null && !joint.joint().name().equals(joint.bone())) {
        lose(
            Bone.of(motion, joint.bone()).rotation().map(MotionItem.class::cast).orElse(motion),
            "the name '%s', which becomes '%s'".formatted(joint.bone(), joint.joint().name()));
      }
    }
  }

  /** Adds rotations without a length. */
  void loseRotations(Set<String> bones) {
    for (String bone : bones) {
      Bone.of(motion, bone)
          .rotation()
          .ifPresent(
              track ->
                  lose(track, "rotations of length 0, or not finite, which become no rotation"));
    }
  }

  Motion motion() {
    return motion;
  }

  /** The last frame. */
  int last() {
    return Math.max(motion.endFrame(), lastKey());
  }

  List<Lost> lost() {
    return List.copyOf(lost);
  }
}
