package dev.diptych.binary;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Places;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Where the values of a decoded document stand in its file. */
final class Offsets implements Places, Extents {
  private final String name;
  private final Map<Path, Long> starts = new HashMap<>();
  private final Map<Path, Integer> strides = new HashMap<>();

  Offsets(String name) {
    this.name = name;
  }

  private final Map<Path, Extent> structs = new HashMap<>();

  void putStruct(Path path, long start, long end) {
    structs.put(path, new Extent(start, end));
  }

  @Override
  public Map<Path, Extent> structs() {
    return Collections.unmodifiableMap(structs);
  }

  void put(Path path, long start) {
    starts.put(path, start);
  }

  void putTable(Path path, long start, int stride) {
    starts.put(path, start);
    strides.put(path, stride);
  }

  @Override
  public Location locate(Path path) {
    Path at = path;
    while (at.parent() != null) {
      Long start = starts.get(at);
      if (start != null) {
        return new Location.InBytes(name, start, path.toString());
      }
      Path whole = at.at(-1);
      if (at.index() >= 0 && strides.containsKey(whole)) {
        long row = starts.get(whole) + (long) at.index() * strides.get(whole);
        return new Location.InBytes(name, row, path.toString());
      }
      at = at.index() >= 0 && starts.containsKey(whole) ? whole : at.parent();
    }
    return new Location.InBytes(name, 0, path.toString());
  }
}
