package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Timeline;
import java.util.List;

/**
 * The keys of all objects of a text. What follows another object may change wherever that one does.
 *
 * @param all the keys, in any order
 */
record SceneKeys(List<KeyRow> all) {
  /** Keys that nothing else can change. */
  static final SceneKeys NONE = new SceneKeys(List.of());

  /** The time of the last key. */
  double end() {
    return all.stream().mapToDouble(KeyRow::time).max().orElse(0);
  }

  /**
   * The timeline of tracks that follow others.
   *
   * @param last what they follow after their last row: if it is not the world, they go on until the
   *     last key of all
   */
  Timeline of(List<List<KeyRow>> own, Space last) {
    return Timeline.of(own).among(all, last == Space.WORLD ? Double.NEGATIVE_INFINITY : end());
  }
}
