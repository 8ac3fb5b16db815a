package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.hand.HandPose;
import java.util.ArrayList;
import java.util.List;

/** Gestures over time. Between two gestures, the angles of all joints change. */
final class GestureTrack {
  private final List<KeyRow> rows;
  private final List<HandPose> poses;
  private final double[] times;

  /**
   * A track.
   *
   * @param rows the keys, ascending, at least one
   * @param poses one for each row
   */
  GestureTrack(List<KeyRow> rows, List<HandPose> poses) {
    this.rows = List.copyOf(rows);
    this.poses = List.copyOf(poses);
    this.times = rows.stream().mapToDouble(KeyRow::time).toArray();
  }

  /** The keys. */
  List<KeyRow> rows() {
    return rows;
  }

  /** The same track later. */
  GestureTrack later(double seconds) {
    return new GestureTrack(KeyRow.later(rows, seconds), poses);
  }

  /** The pose at {@code time}. */
  HandPose at(double time) {
    int key = Keyframes.before(times, time);
    if (key < 0 || key == rows.size() - 1) {
      return poses.get(Math.max(0, key));
    }
    KeyRow from = rows.get(key);
    KeyRow to = rows.get(key + 1);
    double part = to.reach().part((time - from.time()) / (to.time() - from.time()));
    return poses.get(key).towards(poses.get(key + 1), part);
  }

  /**
   * When the hand pinches: from a gesture that pinches until the fingers begin to part.
   *
   * @param least how long it pinches if the fingers part at once, in seconds; less if another
   *     gesture is reached before
   */
  List<BooleanKey> pinching(double least) {
    List<BooleanKey> keys = new ArrayList<>();
    boolean pinches = false;
    for (int i = 0; i < rows.size(); i++) {
      boolean reached = poses.get(i).isPinching();
      boolean remains = i + 1 == rows.size() || poses.get(i + 1).isPinching();
      KeyRow row = rows.get(i);
      if (reached && !pinches) {
        keys.add(new BooleanKey(row.origin(), row.time(), true));
        pinches = true;
      }
      if (pinches && (!reached || !remains)) {
        double last = keys.get(keys.size() - 1).time();
        double end = row.time() > last ? row.time() : Math.min(last + least, times[i + 1]);
        keys.add(new BooleanKey(row.origin(), end, false));
        pinches = false;
      }
    }
    return keys;
  }
}
