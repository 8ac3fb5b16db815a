package dev.diptych.animation.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A motion: tracks, and motions within it, as a file of several characters has them.
 *
 * @param name what it is called
 * @param endFrame its last frame, which does not follow from the last key
 * @param loop whether it begins anew at its end
 * @param children tracks and motions in the order given
 */
public record Motion(String name, int endFrame, boolean loop, List<Child> children)
    implements Child {
  /** Keeps a copy of {@code children}. */
  public Motion {
    children = List.copyOf(children);
  }

  /** Its own tracks, not those of the motions within it. */
  public List<Track> tracks() {
    return only(Track.class);
  }

  /** The motions directly within it. */
  public List<Motion> motions() {
    return only(Motion.class);
  }

  /** This motion and all within it, the outer before the inner. */
  public List<Motion> flattened() {
    List<Motion> all = new ArrayList<>();
    all.add(this);
    for (Motion motion : motions()) {
      all.addAll(motion.flattened());
    }
    return all;
  }

  /** The same with other children. */
  public Motion with(List<Child> others) {
    return new Motion(name, endFrame, loop, others);
  }

  /** The same with every track changed, those of the motions within it as well. */
  public Motion mapTracks(UnaryOperator<Track> change) {
    List<Child> changed = new ArrayList<>();
    for (Child child : children) {
      changed.add(
          child instanceof Motion motion ? motion.mapTracks(change) : change.apply((Track) child));
    }
    return with(changed);
  }

  private <T> List<T> only(Class<T> type) {
    return children.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
