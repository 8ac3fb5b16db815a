package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.EyePosition;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Vector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Eyes and what they look at. Both move by themselves; the direction follows.
 *
 * @param follows where the eyes are, or null if they move from row to row
 * @param eyes where the eyes are at the rows
 * @param targets what they look at
 */
record LookPath(@Nullable EyePosition follows, PlacePath eyes, PlacePath targets) {
  /** The keys of the targets. */
  List<KeyRow> keys() {
    return targets.keys();
  }

  /** Where the eyes are, in metres. */
  Vector eye(double time) {
    return follows == null ? eyes.at(time) : follows.at(time);
  }

  /** From the eyes to the target; never without length. */
  Vector direction(double time) {
    Vector direction = targets.at(time).minus(eye(time));
    if (direction.norm() > 0) {
      return direction;
    }
    throw new PlaceException(
            "bad-argument", "there is no direction from a point to itself", "look at another place")
        .at(before(time));
  }

  /** The row that leads to {@code time}. */
  private KeyRow before(double time) {
    List<KeyRow> keys = keys();
    int key = 0;
    while (key < keys.size() - 1 && keys.get(key).time() < time) {
      key++;
    }
    return keys.get(key);
  }

  /** Whether rows alone tell where it looks: nothing in it moves by itself. */
  boolean isPlain() {
    return targets.plain().isPresent() && (follows != null || eyes.rests());
  }

  /** What it follows after its last row. */
  Space last() {
    return targets.last() == Space.WORLD ? eyes.last() : targets.last();
  }
}
