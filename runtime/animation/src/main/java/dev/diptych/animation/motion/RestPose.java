package dev.diptych.animation.motion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rotations of bones at rest: the first key each of them has, brought to unit length so that
 * going there and back leaves nothing of the error of six decimals.
 */
final class RestPose {
  private final Hierarchy hierarchy;
  private final Set<Track> used;
  private final Remarks remarks;
  private final Map<String, Track> bones = new HashMap<>();
  private final Set<String> twice = new HashSet<>();
  private final Map<String, Quaternion> absolutes = new HashMap<>();

  /**
   * The pose of some tracks.
   *
   * @param used receives the tracks that turned out to be needed
   */
  RestPose(List<Track> tracks, Hierarchy hierarchy, Set<Track> used, Remarks remarks) {
    this.hierarchy = hierarchy;
    this.used = used;
    this.remarks = remarks;
    for (Track track : tracks) {
      if (bones.putIfAbsent(track.name(), track) != null) {
        twice.add(track.name());
      }
    }
  }

  /** How a bone is turned against its parent; nothing where that is not known. */
  Optional<Quaternion> local(String name) {
    Track track = bones.get(name);
    if (track == null) {
      return Optional.empty();
    }
    used.add(track);
    if (twice.contains(name)) {
      remarks.add("The rest pose has '%s' more than once; the first is taken.".formatted(name));
    }
    Quaternion first = track.rows() == 0 ? null : track.rotation(0).unit();
    if (first == null || !Double.isFinite(first.norm())) {
      remarks.add("The rest pose of '%s' has no rotation as its first key.".formatted(name));
      return Optional.empty();
    }
    return Optional.of(first);
  }

  /** How the parent of a bone is turned absolutely; not at all for a root. */
  Quaternion ofParent(String name) {
    Deque<String> open = new ArrayDeque<>();
    Quaternion absolute = Quaternion.IDENTITY;
    String above = hierarchy.parent(name).orElse(null);
    for (; above != null; above = hierarchy.parent(above).orElse(null)) {
      if (absolutes.containsKey(above)) {
        absolute = absolutes.get(above);
        break;
      }
      open.push(above);
    }
    for (String next : open) {
      absolute = absolute.times(parentOrNone(next));
      absolutes.put(next, absolute);
    }
    return absolute;
  }

  private Quaternion parentOrNone(String name) {
    if (!bones.containsKey(name)) {
      remarks.add("The parent '%s' has no rest pose; it is taken as not turned.".formatted(name));
    }
    return local(name).orElse(Quaternion.IDENTITY);
  }
}
