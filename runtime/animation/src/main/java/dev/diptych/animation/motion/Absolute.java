package dev.diptych.animation.motion;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * How bones are turned absolutely, against the axes of the model: the absolute rotation of the
 * parent times the rotation of the bone, q(root) · … · q(parent) · q(bone).
 *
 * <p>A bone gets a key at every frame at which it or one of its ancestors has one, since each of
 * them changes where it goes; whoever has no key there is sampled along its own curve. A bone
 * without a key of its own gets none. Between the keys the result is linear, which is close to, but
 * not the same as, the motion of a chain of which several turn at once. Ancestors are looked for in
 * the same motion only, not in those around or within it; one that is missing counts as not turned,
 * and a remark says so.
 */
public final class Absolute {
  private final Hierarchy hierarchy;
  private final Remarks remarks;
  private final Map<String, Track> bones = new HashMap<>();
  private final Map<String, Sampling> samplings = new HashMap<>();

  private Absolute(Motion motion, Hierarchy hierarchy, Remarks remarks) {
    this.hierarchy = hierarchy;
    this.remarks = remarks;
    for (Track track : Bones.of(motion)) {
      if (bones.putIfAbsent(track.name(), track) == null) {
        Sampling sampling = Sampling.of(track);
        sampling.remark().ifPresent(remarks::add);
        samplings.put(track.name(), sampling);
      } else {
        remarks.add(
            "'%s' is there more than once; the first is its children's parent."
                .formatted(track.name()));
      }
    }
  }

  /** The same motion with the rotations of bones absolute; all else stays as it is. */
  public static Outcome of(Motion motion, Hierarchy hierarchy) {
    Remarks remarks = new Remarks();
    Motion changed = motion(motion, hierarchy, remarks);
    Bones.remarkStrangers(hierarchy, remarks, motion);
    return new Outcome(changed, remarks.list());
  }

  private static Motion motion(Motion motion, Hierarchy hierarchy, Remarks remarks) {
    Absolute absolute = new Absolute(motion, hierarchy, remarks);
    return motion.with(
        motion.children().stream()
            .map(
                child ->
                    child instanceof Motion inner
                        ? motion(inner, hierarchy, remarks)
                        : absolute.track((Track) child))
            .toList());
  }

  private Track track(Track track) {
    if (!track.turnsBone() || track.rows() == 0) {
      return track;
    }
    List<String> ancestors = hierarchy.ancestorsRootFirst(track.name());
    int[] frames = frames(track, ancestors);
    double[] values = new double[frames.length * track.width()];
    Sampling own = Sampling.of(track);
    for (int row = 0; row < frames.length; row++) {
      Quaternion absolute = Quaternion.IDENTITY;
      for (String ancestor : ancestors) {
        absolute = absolute.times(at(ancestor, frames[row]));
      }
      Rows.put(values, row, absolute.times(own.rotationAt(frames[row]).orElseThrow()));
    }
    return track.with(frames, values).with("linear");
  }

  private int[] frames(Track track, List<String> ancestors) {
    TreeSet<Integer> frames = new TreeSet<>();
    Arrays.stream(track.frames()).forEach(frames::add);
    for (String ancestor : ancestors) {
      Track above = bones.get(ancestor);
      if (above == null) {
        remarks.add(
            "The parent '%s' is no bone here; it is taken as not turned.".formatted(ancestor));
      } else {
        Arrays.stream(above.frames()).forEach(frames::add);
      }
    }
    return frames.stream().mapToInt(Integer::intValue).toArray();
  }

  private Quaternion at(String name, int frame) {
    Optional<Sampling> sampling = Optional.ofNullable(samplings.get(name));
    return sampling.flatMap(s -> s.rotationAt(frame)).orElse(Quaternion.IDENTITY);
  }
}
