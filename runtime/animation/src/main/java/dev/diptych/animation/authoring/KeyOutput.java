package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.take.KeyList;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.SampledKeys;
import dev.diptych.animation.sampling.Sampler;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.animation.sampling.SamplingException;
import dev.diptych.authoring.evaluate.Budget;
import dev.diptych.authoring.evaluate.Budget.Quota;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import java.util.List;

/**
 * Writes movements as keys.
 *
 * @param arguments receives errors
 */
record KeyOutput(Arguments arguments) {
  private static final String HELP =
      "shorten the way, give it more time, or set a larger tolerance";

  private static final String RAISE = HELP + "; --limit N allows N times as many";

  /**
   * Samples a movement.
   *
   * @param keys the authored keys; the movement is sampled from the first to the last
   */
  Samples sample(Movement movement, int width, List<Channel> channels, Timeline keys) {
    Budget budget = arguments.context().budget();
    try {
      long left = budget.left(Quota.SAMPLES);
      Samples samples = Sampler.sample(movement, width, channels, keys.times(), left);
      budget.take(Quota.SAMPLES, (long) samples.size() * width, keys.first());
      return samples;
    } catch (SamplingException e) {
      Origin at = keys.at(e.time());
      if (e.isTooLong()) {
        budget.exceed(Quota.SAMPLES, at, RAISE);
      } else {
        String message = String.valueOf(e.getMessage());
        arguments.context().report().error("too-much", at, message, HELP);
      }
      return new Samples();
    }
  }

  /** Adds keys to the section {@code name} of {@code parent}. */
  void add(Section parent, String name, SampledKeys sampled, Timeline keys) {
    add(parent, name, sampled, keys, sampled.width());
  }

  /** Adds the first {@code width} numbers of the keys of a channel. */
  void addFirst(
      Section parent, String name, Samples samples, Channel channel, Timeline keys, int width) {
    add(parent, name, samples.thin(channel, keys.own()), keys, width);
  }

  private void add(Section parent, String name, SampledKeys sampled, Timeline keys, int width) {
    Origin from = keys.first();
    long numbers = (long) sampled.size() * width;
    if (!arguments.context().budget().take(Quota.CELLS, numbers, from)) {
      return;
    }
    double[] times = new double[sampled.size()];
    double[] cells = new double[sampled.size() * width];
    for (int key = 0; key < sampled.size(); key++) {
      times[key] = sampled.time(key);
      for (int axis = 0; axis < width; axis++) {
        cells[key * width + axis] = sampled.value(key, axis);
      }
    }
    if (arguments.context().budget().rows(times.length, from)) {
      List<Origin> origins = keys.origins(times);
      parent.require(name, from).add(Numbers.floats(times, cells, width, origins));
    }
  }

  /** Adds keys that a take writes; the file of the recording bounds them. */
  void add(Section parent, String name, KeyList keys) {
    if (keys.isEmpty() || parent.section(name).isPresent()) {
      return;
    }
    double[] times = keys.times();
    Origin from = keys.origins().get(0);
    if (arguments.context().budget().rows(times.length, from)) {
      parent
          .require(name, from)
          .add(Numbers.floats(times, keys.cells(), keys.width(), keys.origins()));
    }
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
    double[] times = KeyRow.times(track.rows());
    double[] cells = new double[times.length * width];
    for (int key = 0; key < times.length; key++) {
      for (int axis = 0; axis < width; axis++) {
        cells[key * width + axis] = track.value(axis, key);
      }
    }
    List<Origin> origins = track.rows().stream().map(KeyRow::origin).toList();
    parent.require(name, from).add(Numbers.floats(times, cells, width, origins));
  }
}
