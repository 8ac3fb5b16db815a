package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Timeline;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The keys of all objects of a text. What follows another object may change wherever that one does.
 * They are collected when something follows another object.
 */
final class SceneKeys {
  private final Supplier<List<KeyRow>> collect;
  private @Nullable List<KeyRow> keys;

  /** Keys that {@code collect} finds, in any order. */
  SceneKeys(Supplier<List<KeyRow>> collect) {
    this.collect = collect;
  }

  /** All keys, in any order. */
  List<KeyRow> all() {
    List<KeyRow> found = keys;
    if (found == null) {
      found = collect.get();
      keys = found;
    }
    return found;
  }

  /** The time of the last key. */
  double end() {
    return all().stream().mapToDouble(KeyRow::time).max().orElse(0);
  }

  /**
   * The timeline of tracks that follow others.
   *
   * @param last what they follow after their last row: if it is not the world, they go on until the
   *     last key of all
   */
  Timeline of(List<List<KeyRow>> own, Space last) {
    return Timeline.of(own).among(all(), last == Space.WORLD ? Double.NEGATIVE_INFINITY : end());
  }
}
