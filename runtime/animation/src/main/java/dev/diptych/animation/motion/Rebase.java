package dev.diptych.animation.motion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Rotations relative to a pose of rest instead of the zero pose, in which all bones point along +Z.
 * The formula is that of the page of July 2014, which has it from the source of Mikoto2X:
 *
 * <pre>q' = A · q · q₀⁻¹ · A⁻¹        A = q₀(root) · … · q₀(parent)</pre>
 *
 * <p>with q₀ the first key of a bone in the motion of rest. Only tracks that turn a bone are
 * changed. They are paired by name, since the order of bones differs from file to file: those of a
 * motion with those of the motion of rest, those of a motion within it with those of the one of the
 * same name there, or with all there are where that one is missing or turns no bone itself. Who
 * cannot be paired stays as is, and a remark says so.
 */
public final class Rebase {
  private final Motion rest;
  private final Hierarchy hierarchy;
  private final boolean undo;
  private final Remarks remarks = new Remarks();
  private final Set<Track> used = Collections.newSetFromMap(new IdentityHashMap<>());
  private final IdentityHashMap<Motion, RestPose> poses = new IdentityHashMap<>();
  private final IdentityHashMap<Motion, RestPose> mixed = new IdentityHashMap<>();

  private Rebase(Motion rest, Hierarchy hierarchy, boolean undo) {
    this.rest = rest;
    this.hierarchy = hierarchy;
    this.undo = undo;
  }

  /** From rotations relative to the zero pose to rotations relative to {@code rest}. */
  public static Outcome onto(Motion rest, Hierarchy hierarchy, Motion motion) {
    return new Rebase(rest, hierarchy, false).run(motion);
  }

  /** Back from rotations relative to {@code rest}: q = A⁻¹ · q' · A · q₀. */
  public static Outcome undo(Motion rest, Hierarchy hierarchy, Motion motion) {
    return new Rebase(rest, hierarchy, true).run(motion);
  }

  private Outcome run(Motion motion) {
    Motion changed = motion(motion, rest, false);
    for (Track track : Bones.within(rest)) {
      if (!used.contains(track)) {
        remarks.add("The rest pose of '%s' is not used.".formatted(track.name()));
      }
    }
    Bones.remarkStrangers(hierarchy, remarks, motion, rest);
    return new Outcome(changed, remarks.list());
  }

  private Motion motion(Motion motion, Motion paired, boolean withAll) {
    RestPose pose =
        withAll
            ? mixed.computeIfAbsent(paired, all -> pose(Bones.within(all)))
            : poses.computeIfAbsent(paired, this::poseOf);
    List<Child> children = new ArrayList<>();
    for (Child child : motion.children()) {
      children.add(
          child instanceof Motion inner ? inner(inner, paired) : track((Track) child, pose));
    }
    return motion.with(children);
  }

  private Motion inner(Motion inner, Motion paired) {
    Optional<Motion> namesake = Bones.namesake(inner.name(), paired);
    return motion(inner, namesake.orElse(paired), namesake.isEmpty());
  }

  private RestPose poseOf(Motion paired) {
    List<Track> own = Bones.of(paired);
    return pose(own.isEmpty() ? Bones.within(paired) : own);
  }

  private RestPose pose(List<Track> tracks) {
    return new RestPose(tracks, hierarchy, used, remarks);
  }

  private Track track(Track track, RestPose pose) {
    if (!track.turnsBone()) {
      return track;
    }
    Optional<Quaternion> local = pose.local(track.name());
    if (local.isEmpty()) {
      remarks.add("'%s' has no rest pose; it stays as it is.".formatted(track.name()));
      return track;
    }
    Quaternion parent = pose.ofParent(track.name());
    Quaternion left = undo ? parent.inverse() : parent;
    Quaternion right =
        undo ? parent.times(local.get()) : local.get().inverse().times(parent.inverse());
    return track.with(Rows.map(track.values(), q -> left.times(q).times(right)));
  }
}
