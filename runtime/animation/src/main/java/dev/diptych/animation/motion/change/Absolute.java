package dev.diptych.animation.motion.change;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Makes the rotations of bones absolute, relative to the axes of the model: the absolute rotation
 * of the parent times the rotation of the bone, q(root) · … · q(parent) · q(bone).
 *
 * <p>A bone gets a key at every frame at which it or one of its ancestors has one; those without a
 * key at that frame are sampled along their own curve. A bone without keys gets none. Between keys
 * the result is linear, which is close to, but not the same as, the motion of a chain in which
 * several bones rotate at once. Ancestors must be in the same motion, not in outer or inner ones. A
 * missing ancestor counts as not rotated, with a note.
 */
final class Absolute {
  private final Hierarchy hierarchy;
  private final Notes notes;
  private final Map<String, Track> bones = new HashMap<>();
  private final Map<String, Sampling> samplings = new HashMap<>();

  private Absolute(Motion motion, Hierarchy hierarchy, Notes notes) {
    this.hierarchy = hierarchy;
    this.notes = notes;
    for (Track track : BoneTracks.of(motion)) {
      if (bones.putIfAbsent(track.name(), track) == null) {
        Sampling sampling = Sampling.of(track);
        sampling.note().ifPresent(notes::add);
        samplings.put(track.name(), sampling);
      } else {
        notes.add(
            "There are several bones '%s'; the first is the parent of its children."
                .formatted(track.name()));
      }
    }
  }

  /** The same motion with absolute rotations of bones; everything else is unchanged. */
  static MotionResult of(Motion motion, Hierarchy hierarchy) {
    Notes notes = new Notes();
    Motion changed = motion(motion, hierarchy, notes);
    BoneTracks.noteUnknown(hierarchy, notes, motion);
    return new MotionResult(changed, notes.list());
  }

  private static Motion motion(Motion motion, Hierarchy hierarchy, Notes notes) {
    Absolute absolute = new Absolute(motion, hierarchy, notes);
    return motion.with(
        motion.items().stream()
            .map(
                item ->
                    item instanceof Motion inner
                        ? motion(inner, hierarchy, notes)
                        : absolute.track((Track) item))
            .toList());
  }

  private Track track(Track track) {
    if (!track.rotatesBone() || track.rows() == 0) {
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
      QuaternionRows.put(values, row, absolute.times(own.rotationAt(frames[row]).orElseThrow()));
    }
    return track.with(frames, values).with("linear");
  }

  private int[] frames(Track track, List<String> ancestors) {
    TreeSet<Integer> frames = new TreeSet<>();
    Arrays.stream(track.frames()).forEach(frames::add);
    for (String ancestor : ancestors) {
      Track above = bones.get(ancestor);
      if (above == null) {
        notes.add(
            "The parent '%s' is not a bone of this motion; it is taken as not rotated."
                .formatted(ancestor));
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
