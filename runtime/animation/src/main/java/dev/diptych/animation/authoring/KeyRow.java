package dev.diptych.animation.authoring;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;

/**
 * A row of an authored track.
 *
 * @param origin where it is
 * @param time in the unit of the format's keys
 * @param arguments its arguments without easing
 * @param reach how it is reached from the row before
 * @param held whether it is the end of {@code from .. until}: it has the value of the row before
 */
record KeyRow(Origin origin, double time, List<Evaluated> arguments, Reach reach, boolean held) {
  /** The same rows {@code seconds} later. */
  static List<KeyRow> later(List<KeyRow> rows, double seconds) {
    return rows.stream()
        .map(row -> new KeyRow(row.origin, row.time + seconds, row.arguments, row.reach, row.held))
        .toList();
  }
}
