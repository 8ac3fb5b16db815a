package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.hand.PoseMixture;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.SampledKeys;
import dev.diptych.animation.sampling.Sampler;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes a figure that takes play, and words outside of them. Where one part is played alone, by a
 * constant movement, each key of the recording is one key; elsewhere the movement is sampled.
 *
 * @param figure what takes write
 * @param all the movement of everything together
 * @param words the times of the words below; null if there are none
 * @param sampling samples movements
 */
public record TakeWriter(
    TakenFigure figure, Movement all, @Nullable Timeline words, Sampling sampling) {
  /** Two values that are nearer do not jump. */
  private static final double JUMP = 1e-4;

  /** Of places that are sampled, so that bones keep their lengths within a tenth of a mm. */
  static final double METRES = 0.00004;

  /** Samples a movement. */
  @FunctionalInterface
  public interface Sampling {
    /** Samples {@code movement} at the times of {@code keys} and between them. */
    Samples sample(Movement movement, int width, List<Channel> channels, Timeline keys);
  }

  /**
   * The keys of each channel.
   *
   * @param channels a position and a rotation of each pose
   */
  public List<KeyList> write(List<Channel> channels) {
    List<KeyList> lists = new ArrayList<>();
    channels.forEach(channel -> lists.add(new KeyList(channel.kind().width())));
    List<Double> edges = figure.edges();
    for (int i = 0; i <= edges.size(); i++) {
      double from = i == 0 ? Double.NEGATIVE_INFINITY : edges.get(i - 1);
      double until = i == edges.size() ? Double.POSITIVE_INFINITY : edges.get(i);
      if ((float) from < (float) until) {
        lists.forEach(KeyList::begin);
        write(from, until, channels, lists);
      }
    }
    return lists;
  }

  private void write(double from, double until, List<Channel> channels, List<KeyList> lists) {
    boolean open = Double.isInfinite(from) || Double.isInfinite(until);
    double middle = (from + until) / 2;
    if (open || !figure.covers(middle)) {
      if (words != null) {
        words(from, until, words, channels, lists);
      }
      return;
    }
    float first = begins(from, channels);
    float last = ends(until, channels);
    FigurePart alone = figure.alone(middle, words != null);
    if (alone != null) {
      for (int pose = 0; pose < alone.figure().poses().size(); pose++) {
        new PartWriter(alone, pose, first, last)
            .write(lists.get(2 * pose), lists.get(2 * pose + 1), channels.get(2 * pose + 1));
      }
    } else {
      Origin origin = figure.row(middle).origin();
      sample(times(first, last), narrowed(channels), lists, Timeline.of(rows(origin, first)));
    }
  }

  private void words(
      double from, double until, Timeline below, List<Channel> channels, List<KeyList> lists) {
    double[] times = below.times();
    boolean starts = Double.isInfinite(from);
    boolean stays = Double.isInfinite(until);
    float end = stays ? Float.POSITIVE_INFINITY : ends(until, channels);
    if (end < 0) {
      return;
    }
    // Before its first key, a curve has the value of that key.
    double first = times[0] <= end ? times[0] : 0;
    double low = starts ? first : begins(from, channels);
    double high = stays ? Math.max(times[times.length - 1], low) : end;
    TreeSet<Double> inside = new TreeSet<>(List.of(low, high));
    for (double time : times) {
      if (time > low && time < high) {
        inside.add(time);
      }
    }
    sample(inside, channels, lists, below);
  }

  /** {@code from}, or just after it if another movement ends there. */
  private float begins(double from, List<Channel> channels) {
    float at = (float) from;
    float after = Math.nextUp(at);
    return jumps(at, after, channels) ? after : at;
  }

  /** {@code until}, or just before it if another movement begins there. */
  private float ends(double until, List<Channel> channels) {
    float at = (float) until;
    float before = Sampler.justBefore(until);
    return jumps(before, at, channels) ? before : at;
  }

  private boolean jumps(float one, float other, List<Channel> channels) {
    if (words == null && figure.covers(one) != figure.covers(other)) {
      return true;
    }
    double[] first = at(one, channels);
    double[] second = at(other, channels);
    for (int pose = 0; 2 * pose < channels.size(); pose++) {
      boolean moved =
          PoseMixture.position(first, pose).minus(PoseMixture.position(second, pose)).norm() > JUMP;
      Quaternion turn = PoseMixture.rotation(first, pose).near(PoseMixture.rotation(second, pose));
      double[] difference = turn.toArray();
      double[] to = PoseMixture.rotation(second, pose).toArray();
      for (int axis = 0; axis < difference.length; axis++) {
        moved |= Math.abs(difference[axis] - to[axis]) > JUMP;
      }
      if (moved) {
        return true;
      }
    }
    return false;
  }

  private double[] at(double time, List<Channel> channels) {
    double[] values = new double[width(channels)];
    all.at(time, values);
    return values;
  }

  private static int width(List<Channel> channels) {
    return channels.stream().mapToInt(channel -> channel.kind().width()).sum();
  }

  private static List<Channel> narrowed(List<Channel> channels) {
    return channels.stream()
        .map(
            channel ->
                channel.kind() == Channel.Kind.POSITION
                    ? new Channel(
                        channel.kind(), channel.offset(), Math.min(METRES, channel.tolerance()))
                    : channel)
        .toList();
  }

  private static List<KeyRow> rows(Origin origin, double time) {
    return List.of(new KeyRow(origin, time, List.of(), Reach.LINEAR, false));
  }

  /** The times of all keys of what is played between two times, and of the words. */
  private SortedSet<Double> times(float first, float last) {
    TreeSet<Double> times = new TreeSet<>();
    times.add((double) first);
    times.add((double) last);
    for (FigurePart each : figure.parts()) {
      for (double recorded : each.figure().times()) {
        times.add(each.part().scene(recorded));
      }
    }
    if (words != null) {
      for (double time : words.times()) {
        times.add(time);
      }
    }
    return new TreeSet<>(times.subSet((double) first, true, (double) last, true));
  }

  private void sample(
      SortedSet<Double> times, List<Channel> channels, List<KeyList> lists, Timeline origins) {
    List<KeyRow> rows = new ArrayList<>();
    times.forEach(time -> rows.addAll(rows(origins.at(time), time)));
    Timeline keys = Timeline.of(rows);
    Samples samples = sampling.sample(all, width(channels), channels, keys);
    double[] keep = {times.first(), times.last()};
    List<SampledKeys> thinned = samples.thin(channels, keep);
    for (int channel = 0; channel < thinned.size(); channel++) {
      SampledKeys each = thinned.get(channel);
      double[] numbers = new double[each.width()];
      for (int key = 0; key < each.size(); key++) {
        for (int axis = 0; axis < numbers.length; axis++) {
          numbers[axis] = each.value(key, axis);
        }
        lists.get(channel).add(each.time(key), numbers, origins.at(each.time(key)));
      }
    }
  }
}
