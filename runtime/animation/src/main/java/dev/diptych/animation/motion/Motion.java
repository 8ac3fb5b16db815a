package dev.diptych.animation.motion;

import java.util.ArrayList;
import java.util.List;

/**
 * A motion: tracks, and other motions in a file of several characters.
 *
 * @param name the name
 * @param endFrame the last frame, which need not be that of the last key
 * @param loop whether it restarts at its end
 * @param items tracks and motions in the order of the file
 */
public record Motion(String name, int endFrame, boolean loop, List<MotionItem> items)
    implements MotionItem {
  /** Keeps its own copy. */
  public Motion {
    items = List.copyOf(items);
  }

  /** Its own tracks, without those of the motions in it. */
  public List<Track> tracks() {
    return only(Track.class);
  }

  /** The motions directly in it. */
  public List<Motion> motions() {
    return only(Motion.class);
  }

  /** This motion and all motions in it, outer ones first. */
  public List<Motion> flattened() {
    List<Motion> all = new ArrayList<>();
    all.add(this);
    for (Motion motion : motions()) {
      all.addAll(motion.flattened());
    }
    return all;
  }

  /** The same with other items. */
  public Motion with(List<MotionItem> others) {
    return new Motion(name, endFrame, loop, others);
  }

  private <T> List<T> only(Class<T> type) {
    return items.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
