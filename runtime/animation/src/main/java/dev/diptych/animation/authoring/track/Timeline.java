package dev.diptych.animation.authoring.track;

import dev.diptych.animation.sampling.Sampler;
import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/** The authored keys of a movement, which may have several tracks. */
public final class Timeline {
  /** The times of the keys themselves. */
  private final double[] own;

  /** The times at which the movement must be sampled. */
  private final double[] times;

  /** The keys of each track; a time leads to one of the first track that has a later one. */
  private final List<NavigableMap<Float, Origin>> origins;

  private Timeline(double[] own, double[] times, List<NavigableMap<Float, Origin>> origins) {
    this.own = own;
    this.times = times;
    this.origins = origins;
  }

  /**
   * The timeline of tracks, at least one of which has a key. What is written comes from the first
   * one while it has keys.
   */
  public static Timeline of(Collection<List<KeyRow>> tracks) {
    List<NavigableMap<Float, Origin>> all = new ArrayList<>();
    List<Double> found = new ArrayList<>();
    for (List<KeyRow> rows : tracks) {
      TreeMap<Float, Origin> origins = new TreeMap<>();
      for (int i = 0; i < rows.size(); i++) {
        KeyRow row = rows.get(i);
        boolean jump = row.reach().isHold();
        if (i > 0 && (jump || row.time() == rows.get(i - 1).time())) {
          found.add((double) Sampler.justBefore(row.time()));
        }
        found.add(row.time());
        origins.put((float) row.time(), row.origin());
      }
      if (!origins.isEmpty()) {
        all.add(origins);
      }
    }
    double[] times = found.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return new Timeline(times, times, all);
  }

  /** The same keys, of which those of {@code track} come first. */
  public Timeline ledBy(List<KeyRow> track) {
    List<NavigableMap<Float, Origin>> all = new ArrayList<>(origins);
    TreeMap<Float, Origin> first = new TreeMap<>();
    track.forEach(row -> first.put((float) row.time(), row.origin()));
    if (!first.isEmpty()) {
      all.add(0, first);
    }
    return new Timeline(own, times, all);
  }

  /** The timeline of one track, which has a key. */
  public static Timeline of(List<KeyRow> rows) {
    return of(List.of(rows));
  }

  /**
   * The same keys, with the times of other keys between them, at each of which the movement may
   * change abruptly.
   *
   * @param end until when it goes on, if that is after its last key
   */
  public Timeline among(List<KeyRow> others, double end) {
    double last = Math.max(own[own.length - 1], end);
    DoubleStream.Builder found = DoubleStream.builder();
    Arrays.stream(own).forEach(found::add);
    for (KeyRow other : others) {
      if (other.time() > own[0] && other.time() <= last) {
        found.add(Sampler.justBefore(other.time()));
        found.add(other.time());
      }
    }
    double[] all = found.build().sorted().distinct().toArray();
    return new Timeline(own, all, origins);
  }

  /** The times to sample at, ascending: of keys, and for each jump also a time just before it. */
  public double[] times() {
    return Arrays.copyOf(times, times.length);
  }

  /** The times of its own keys, ascending, and for each jump also a time just before it. */
  public double[] own() {
    return Arrays.copyOf(own, own.length);
  }

  /** Where the first key is. */
  public Origin first() {
    NavigableMap<Float, Origin> first = origins.get(0);
    for (NavigableMap<Float, Origin> track : origins) {
      first = track.firstKey() < first.firstKey() ? track : first;
    }
    return first.firstEntry().getValue();
  }

  /** The key that {@code time} leads to. */
  public Origin at(double time) {
    for (NavigableMap<Float, Origin> track : origins) {
      var row = track.ceilingEntry((float) time);
      if (row != null) {
        return row.getValue();
      }
    }
    return origins.get(0).lastEntry().getValue();
  }

  /** For each time, the key that it leads to. */
  public List<Origin> origins(double[] others) {
    List<Origin> found = new ArrayList<>(others.length);
    for (double time : others) {
      found.add(at(time));
    }
    return found;
  }
}
