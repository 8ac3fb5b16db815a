package dev.diptych.animation.authoring.track;

import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Origin;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An eye and what it looks at. Both move by themselves; the direction follows.
 *
 * @param eye where the eye is
 * @param target what it looks at
 */
public record LookTrack(EyePosition eye, NumberTrack target) {
  /**
   * A track.
   *
   * @param follows where the eye is between the keys too; null if it moves from key to key
   * @param eyes where the eye is at the keys
   */
  public static LookTrack of(@Nullable EyePosition follows, NumberTrack eyes, NumberTrack target) {
    return new LookTrack(follows == null ? eyes::at : follows, target);
  }

  /** The keys of the target. */
  public List<KeyRow> keys() {
    return target.rows();
  }

  /** The key that leads to {@code time}. */
  public Origin origin(double time) {
    List<KeyRow> keys = keys();
    int key = 0;
    while (key < keys.size() - 1 && keys.get(key).time() < time) {
      key++;
    }
    return keys.get(key).origin();
  }

  /** From the eye to the target. */
  public Vector direction(double time) {
    return target.at(time).minus(eye.at(time));
  }
}
