package dev.diptych.animation.motion.change;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes rotations relative to a rest pose instead of the zero pose, in which all bones point along
 * +Z. The formula is that of the page of July 2014, which has it from the source of Mikoto2X:
 *
 * <pre>q' = A · q · q₀⁻¹ · A⁻¹        A = q₀(root) · … · q₀(parent)</pre>
 *
 * <p>where q₀ is the first key of a bone in the rest motion. Only tracks that rotate bones are
 * changed. They are paired by name, since the order of bones differs between files: tracks of the
 * outer motion with those of the outer rest motion, tracks of an inner motion with those of the
 * rest motion of the same name, or with all tracks if that one is missing or rotates no bone
 * itself. A track without a partner is unchanged, with a note.
 */
final class Rebase {
  private final Motion rest;
  private final Hierarchy hierarchy;
  private final boolean undo;
  private final Notes notes = new Notes();
  private final Set<Track> used = Collections.newSetFromMap(new IdentityHashMap<>());
  private final IdentityHashMap<Motion, RestPose> poses = new IdentityHashMap<>();
  private final IdentityHashMap<Motion, RestPose> mixed = new IdentityHashMap<>();

  private Rebase(Motion rest, Hierarchy hierarchy, boolean undo) {
    this.rest = rest;
    this.hierarchy = hierarchy;
    this.undo = undo;
  }

  /** From rotations relative to the zero pose to rotations relative to {@code rest}. */
  static MotionResult onto(Motion rest, Hierarchy hierarchy, Motion motion) {
    return new Rebase(rest, hierarchy, false).run(motion);
  }

  /** Back from rotations relative to {@code rest}: q = A⁻¹ · q' · A · q₀. */
  static MotionResult undo(Motion rest, Hierarchy hierarchy, Motion motion) {
    return new Rebase(rest, hierarchy, true).run(motion);
  }

  private MotionResult run(Motion motion) {
    Motion changed = motion(motion, rest, false);
    for (Track track : BoneTracks.within(rest)) {
      if (!used.contains(track)) {
        notes.add("The rest pose of '%s' is not used.".formatted(track.name()));
      }
    }
    BoneTracks.noteUnknown(hierarchy, notes, motion, rest);
    return new MotionResult(changed, notes.list());
  }

  private Motion motion(Motion motion, Motion paired, boolean withAll) {
    RestPose pose =
        withAll
            ? mixed.computeIfAbsent(paired, all -> pose(BoneTracks.within(all)))
            : poses.computeIfAbsent(paired, this::poseOf);
    List<MotionItem> items = new ArrayList<>();
    for (MotionItem item : motion.items()) {
      items.add(item instanceof Motion inner ? inner(inner, paired) : track((Track) item, pose));
    }
    return motion.with(items);
  }

  private Motion inner(Motion inner, Motion paired) {
    Optional<Motion> named = BoneTracks.named(inner.name(), paired);
    return motion(inner, named.orElse(paired), named.isEmpty());
  }

  private RestPose poseOf(Motion paired) {
    List<Track> own = BoneTracks.of(paired);
    return pose(own.isEmpty() ? BoneTracks.within(paired) : own);
  }

  private RestPose pose(List<Track> tracks) {
    return new RestPose(tracks, hierarchy, used, notes);
  }

  private Track track(Track track, RestPose pose) {
    if (!track.rotatesBone()) {
      return track;
    }
    Optional<Quaternion> local = pose.local(track.name());
    if (local.isEmpty()) {
      notes.add("'%s' has no rest pose; it is unchanged.".formatted(track.name()));
      return track;
    }
    Quaternion parent = pose.ofParent(track.name());
    Quaternion left = undo ? parent.inverse() : parent;
    Quaternion right =
        undo ? parent.times(local.get()) : local.get().inverse().times(parent.inverse());
    return track.with(QuaternionRows.map(track.values(), q -> left.times(q).times(right)));
  }
}
