package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.FewFrames;
import dev.diptych.authoring.evaluate.Budget;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import java.util.Arrays;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Writes the keys of a track of a motion: authored keys, and between them as many as its curve
 * needs.
 *
 * @param arguments receives errors
 * @param tolerance how far playback may be from what was authored, in the unit of the track
 */
record MotionOutput(Arguments arguments, double tolerance) {
  /** Replaces the rows of {@code table} by those of {@code keys}. */
  void write(Section table, MotionKeys keys) {
    NavigableMap<Integer, double[]> between = new TreeMap<>();
    int last = keys.rows().size() - 1;
    if (keys.isSpline() && last > 0) {
      // A key changes the shape around it: the whole track is one movement.
      sample(keys, 0, last, between);
    } else {
      for (int key = 1; key <= last; key++) {
        if (keys.rows().get(key).reach().isHold()) {
          between.put(keys.track().frame(key) - 1, keys.track().row(key - 1));
        } else if (keys.isEased(key)) {
          sample(keys, key - 1, key, between);
        }
      }
    }
    long numbers = (long) between.size() * keys.track().width();
    Origin first = keys.rows().get(0).origin();
    if (arguments.context().budget().take(Budget.Quota.CELLS, numbers, first)) {
      table.removeIf(Entry.Rows.class::isInstance);
      new MotionRows(table, keys, between).add();
    }
  }

  /** Adds frames from one authored key to another one; the authored ones among them, too. */
  private void sample(MotionKeys keys, int from, int to, NavigableMap<Integer, double[]> between) {
    Track track = keys.track();
    Origin origin = keys.rows().get(to).origin();
    int[] authored = IntStream.rangeClosed(from, to).map(track::frame).toArray();
    long frames = (long) track.frame(to) - track.frame(from) + 1;
    if (!arguments.context().budget().take(Budget.Quota.FRAMES, frames, origin)) {
      return;
    }
    boolean[] finite = {true};
    Track few =
        FewFrames.keys(
            track,
            required(keys, from, to),
            frame -> {
              int found = Arrays.binarySearch(authored, frame);
              double[] wanted =
                  found >= 0 ? track.row(from + found) : keys.at(from - found - 1, frame);
              finite[0] &= Arrays.stream(wanted).allMatch(Double::isFinite);
              return wanted;
            },
            tolerance);
    if (!finite[0]) {
      arguments.error(origin, "the values between these keys are too large");
      return;
    }
    for (int row = 0; row < few.rows(); row++) {
      between.put(few.frame(row), few.row(row));
    }
  }

  /** The authored frames, and the frame before each jump. */
  private static int[] required(MotionKeys keys, int from, int to) {
    TreeSet<Integer> required = new TreeSet<>();
    for (int key = from; key <= to; key++) {
      required.add(keys.track().frame(key));
      if (key > from && keys.rows().get(key).reach().isHold()) {
        required.add(keys.track().frame(key) - 1);
      }
    }
    return required.stream().mapToInt(Integer::intValue).toArray();
  }
}
