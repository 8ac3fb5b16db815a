package dev.diptych.animation.authoring.track;

import dev.diptych.animation.sampling.Sampler;
import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/** The authored keys of a movement, which may have several tracks. */
public final class Timeline {
  private final double[] times;
  private final TreeMap<Float, Origin> origins = new TreeMap<>();

  private Timeline(Collection<List<KeyRow>> tracks) {
    List<Double> found = new ArrayList<>();
    for (List<KeyRow> rows : tracks) {
      for (int i = 0; i < rows.size(); i++) {
        KeyRow row = rows.get(i);
        boolean jump = row.reach().isHold();
        if (i > 0 && (jump || row.time() == rows.get(i - 1).time())) {
          found.add((double) Sampler.justBefore(row.time()));
        }
        found.add(row.time());
        origins.put((float) row.time(), row.origin());
      }
    }
    times = found.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  /** The timeline of tracks, at least one of which has a key. */
  public static Timeline of(Collection<List<KeyRow>> tracks) {
    return new Timeline(tracks);
  }

  /** The timeline of one track, which has a key. */
  public static Timeline of(List<KeyRow> rows) {
    return new Timeline(List.of(rows));
  }

  /** The times of all keys, ascending, and for each jump also a time just before it. */
  public double[] times() {
    return Arrays.copyOf(times, times.length);
  }

  /** Where the first key is. */
  public Origin first() {
    return origins.firstEntry().getValue();
  }

  /** The key that {@code time} leads to. */
  public Origin at(double time) {
    var row = origins.ceilingEntry((float) time);
    return row == null ? origins.lastEntry().getValue() : row.getValue();
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
