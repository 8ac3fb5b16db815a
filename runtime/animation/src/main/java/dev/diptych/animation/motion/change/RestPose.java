package dev.diptych.animation.motion.change;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rest rotations of bones: the first key of each, normalized so that a rebase and its inverse
 * do not accumulate the rounding of six decimals.
 */
final class RestPose {
  private final Hierarchy hierarchy;
  private final Set<Track> used;
  private final Notes notes;
  private final Map<String, Track> bones = new HashMap<>();
  private final Set<String> duplicates = new HashSet<>();
  private final Map<String, Quaternion> absolutes = new HashMap<>();

  /**
   * The rest pose of {@code tracks}.
   *
   * @param used receives the tracks that are used
   */
  RestPose(List<Track> tracks, Hierarchy hierarchy, Set<Track> used, Notes notes) {
    this.hierarchy = hierarchy;
    this.used = used;
    this.notes = notes;
    for (Track track : tracks) {
      if (bones.putIfAbsent(track.name(), track) != null) {
        duplicates.add(track.name());
      }
    }
  }

  /** The rotation of a bone relative to its parent, if known. */
  Optional<Quaternion> local(String name) {
    Track track = bones.get(name);
    if (track == null) {
      return Optional.empty();
    }
    used.add(track);
    if (duplicates.contains(name)) {
      notes.add("The rest pose has several bones '%s'; the first is used.".formatted(name));
    }
    Quaternion first = track.rows() == 0 ? null : track.rotation(0).unit();
    if (first == null || !Double.isFinite(first.norm())) {
      notes.add("The rest pose of '%s' has no rotation as its first key.".formatted(name));
      return Optional.empty();
    }
    return Optional.of(first);
  }

  /** The absolute rotation of the parent of a bone; the identity for a root. */
  Quaternion ofParent(String name) {
    Deque<String> unknown = new ArrayDeque<>();
    Quaternion absolute = Quaternion.IDENTITY;
    String above = hierarchy.parent(name).orElse(null);
    for (; above != null; above = hierarchy.parent(above).orElse(null)) {
      if (absolutes.containsKey(above)) {
        absolute = absolutes.get(above);
        break;
      }
      unknown.push(above);
    }
    for (String next : unknown) {
      absolute = absolute.times(localOrIdentity(next));
      absolutes.put(next, absolute);
    }
    return absolute;
  }

  private Quaternion localOrIdentity(String name) {
    if (!bones.containsKey(name)) {
      notes.add("The parent '%s' has no rest pose; it is taken as not rotated.".formatted(name));
    }
    return local(name).orElse(Quaternion.IDENTITY);
  }
}
