package dev.diptych.binary.decode;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Locations of the values of a decoded document. Most conversions need none, so they are determined
 * on first use, by decoding again.
 */
public final class LazyLocations implements Locations, Decoded.Extents {
  private final String name;
  private final Supplier<LocationNode> decoding;
  private @Nullable LocationNode root;
  private @Nullable Map<Path, Extent> structs;

  /**
   * Locations that are not known yet.
   *
   * @param name name of the file
   * @param decoding decodes it and returns the location of the root
   */
  public LazyLocations(String name, Supplier<LocationNode> decoding) {
    this.name = name;
    this.decoding = decoding;
  }

  private synchronized LocationNode root() {
    if (root == null) {
      root = decoding.get();
    }
    return root;
  }

  @Override
  public synchronized Map<Path, Extent> structs() {
    if (structs == null) {
      structs = new LinkedHashMap<>();
      collect(root(), Path.ROOT, structs);
    }
    return structs;
  }

  private static void collect(LocationNode place, Path path, Map<Path, Extent> structs) {
    if (place.structEnd() != LocationNode.UNKNOWN) {
      structs.put(path, new Extent(place.structStart(), place.structEnd()));
    }
    for (LocationNode part : place.children()) {
      collect(part, part.path(path), structs);
    }
  }

  @Override
  public Location locate(Path path) {
    Deque<Path> way = new ArrayDeque<>();
    for (Path at = path; at.parent() != null; at = at.parent()) {
      way.push(at);
    }
    long offset = 0;
    LocationNode place = root();
    while (place != null && !way.isEmpty()) {
      Path step = way.pop();
      place = place.child(step.field());
      offset = known(place, offset);
      if (place != null && step.index() >= 0) {
        long row = place.row(step.index());
        offset = row == LocationNode.UNKNOWN ? offset : row;
        place = place.child(step.index());
        offset = known(place, offset);
      }
    }
    return new Location.InBytes(name, offset, path);
  }

  private static long known(@Nullable LocationNode place, long otherwise) {
    return place == null || place.start() == LocationNode.UNKNOWN ? otherwise : place.start();
  }
}
