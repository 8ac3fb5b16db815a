package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.PlaceEnd;
import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.checksum.UncomputableException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The offset of a field.
 *
 * @param path the path to it
 * @param inStruct whether it counts from the start of the struct with the number, instead of that
 *     of the file
 * @param annotation the size of what is between, if that is the same
 */
record OffsetMeasure(List<String> path, boolean inStruct, @Nullable String annotation)
    implements Measure {
  OffsetMeasure {
    path = List.copyOf(path);
  }

  @Override
  public Measured of(Site site) throws UncomputableException {
    Region target = null;
    for (PlaceEnd end : PlaceEnd.of(site.place(), path)) {
      target = target == null ? end.region() : target;
    }
    if (target == null) {
      throw new UncomputableException(String.join(".", path) + " is absent");
    }
    Region own = site.place().region();
    boolean known = inStruct ? target.source() == own.source() : target.source().depth() == 0;
    if (!known) {
      throw new UncomputableException("it is in other bytes");
    }
    return Measured.of(inStruct ? target.start() - own.start() : target.start(), false);
  }

  @Override
  public String words() {
    String what = "the offset of " + String.join(".", path);
    return inStruct ? what + " in its struct" : what;
  }
}
