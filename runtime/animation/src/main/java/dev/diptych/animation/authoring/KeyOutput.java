package dev.diptych.animation.authoring;

import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.SampledKeys;
import dev.diptych.animation.sampling.Sampler;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.animation.sampling.SamplingException;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * Writes movements as keys.
 *
 * @param arguments receives errors
 */
record KeyOutput(Arguments arguments) {
  /**
   * Samples a movement.
   *
   * @param rows the authored keys; the movement is sampled from the first to the last
   */
  Samples sample(Movement movement, int width, List<Channel> channels, List<KeyRow> rows) {
    try {
      return Sampler.sample(movement, width, channels, times(rows));
    } catch (SamplingException e) {
      arguments
          .context()
          .report()
          .error(
              "too-much",
              rows.get(0).origin(),
              "this movement cannot be sampled: " + e.getMessage());
      return new Samples();
    }
  }

  /** The times of keys, and for each jump also a time just before it. */
  static double[] times(List<KeyRow> rows) {
    double[] times = new double[2 * rows.size()];
    int count = 0;
    for (int i = 0; i < rows.size(); i++) {
      KeyRow row = rows.get(i);
      boolean jump = row.reach().easing() == Reach.HOLD.easing();
      if (i > 0 && (jump || row.time() == rows.get(i - 1).time())) {
        times[count++] = Sampler.justBefore(row.time());
      }
      times[count++] = row.time();
    }
    double[] found = Arrays.copyOf(times, count);
    Arrays.sort(found);
    return found;
  }

  /** Adds keys of a channel to the section {@code name} of {@code parent}. */
  void add(Section parent, String name, Samples samples, Channel channel, List<KeyRow> rows) {
    add(parent, name, samples.thin(channel, times(rows)), rows, channel.kind().width());
  }

  /** The same; authored keys may be omitted where the channel does not change. */
  void addFree(Section parent, String name, Samples samples, Channel channel, List<KeyRow> rows) {
    add(parent, name, samples.thin(channel), rows, channel.kind().width());
  }

  /** Adds the first number of the keys of a channel. */
  void addFirst(Section parent, String name, Samples samples, Channel channel, List<KeyRow> rows) {
    add(parent, name, samples.thin(channel, times(rows)), rows, 1);
  }

  private void add(Section parent, String name, SampledKeys keys, List<KeyRow> rows, int width) {
    Origin from = rows.get(0).origin();
    double[] times = new double[keys.size()];
    double[] cells = new double[keys.size() * width];
    for (int key = 0; key < keys.size(); key++) {
      times[key] = keys.time(key);
      for (int axis = 0; axis < width; axis++) {
        cells[key * width + axis] = keys.value(key, axis);
      }
    }
    if (arguments.context().budget().rows(times.length, from)) {
      List<Origin> origins = origins(times, rows);
      parent.require(name, from).add(new Entry.Numbers(from, times, cells, width, false, origins));
    }
  }

  /** For each time, the row that it leads to. */
  private static List<Origin> origins(double[] times, List<KeyRow> rows) {
    TreeMap<Float, Origin> starts = new TreeMap<>();
    rows.forEach(row -> starts.put((float) row.time(), row.origin()));
    List<Origin> origins = new ArrayList<>(times.length);
    for (double time : times) {
      var row = starts.ceilingEntry((float) time);
      origins.add(row == null ? starts.lastEntry().getValue() : row.getValue());
    }
    return origins;
  }

  /** Adds the keys of a track with their tangents, one section for each axis. */
  void addExact(Section parent, String name, NumberTrack track) {
    Origin from = track.rows().get(0).origin();
    String[] axes = {"X", "Y", "Z"};
    for (int axis = 0; axis < track.width(); axis++) {
      String section = track.width() == 1 ? name : name + axes[axis];
      parent.require(section, from).add(TangentRows.of(track, axis));
    }
  }

  /** Adds the keys of a track along straight lines, without change. */
  void addPlain(Section parent, String name, NumberTrack track) {
    Origin from = track.rows().get(0).origin();
    int width = track.width();
    double[] times = track.rows().stream().mapToDouble(KeyRow::time).toArray();
    double[] cells = new double[times.length * width];
    for (int key = 0; key < times.length; key++) {
      for (int axis = 0; axis < width; axis++) {
        cells[key * width + axis] = track.value(axis, key);
      }
    }
    List<Origin> origins = track.rows().stream().map(KeyRow::origin).toList();
    parent.require(name, from).add(new Entry.Numbers(from, times, cells, width, false, origins));
  }
}
