package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.PlaceEnd;
import dev.diptych.binary.checksum.UncomputableException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The number of elements of a list.
 *
 * @param path the path to it
 */
record CountMeasure(List<String> path) implements Measure {
  CountMeasure {
    path = List.copyOf(path);
  }

  @Override
  public Measured of(Site site) throws UncomputableException {
    long count = 0;
    for (PlaceEnd end : PlaceEnd.of(site.place(), path)) {
      count += end.place().count(end.index());
    }
    return Measured.of(count, count == 0);
  }

  @Override
  public String words() {
    return "the number of " + String.join(".", path);
  }

  @Override
  public @Nullable String annotation() {
    return null;
  }
}
