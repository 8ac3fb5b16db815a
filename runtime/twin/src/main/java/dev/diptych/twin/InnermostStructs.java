package dev.diptych.twin;

import dev.diptych.binary.decode.Decoded.Extents.Extent;
import dev.diptych.model.document.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Finds the innermost struct that contains a byte range. Ranges must be queried in ascending order.
 */
final class InnermostStructs {
  private final List<Map.Entry<Path, Extent>> structs;
  private final Deque<Map.Entry<Path, Extent>> open = new ArrayDeque<>();
  private int next;

  InnermostStructs(Map<Path, Extent> extents) {
    structs =
        extents.entrySet().stream()
            .sorted(
                Comparator.comparingLong((Map.Entry<Path, Extent> e) -> e.getValue().start())
                    .thenComparing(e -> -e.getValue().end())
                    .thenComparing(e -> depth(e.getKey())))
            .toList();
  }

  private static int depth(Path path) {
    int depth = 0;
    for (Path at = path; at != null; at = at.parent()) {
      depth++;
    }
    return depth;
  }

  /** The struct that contains the bytes from {@code start} to before {@code end}. */
  Path of(long start, long end) {
    while (next < structs.size() && structs.get(next).getValue().start() <= start) {
      Map.Entry<Path, Extent> struct = structs.get(next++);
      open.removeIf(e -> e.getValue().end() <= start);
      if (struct.getValue().end() > start) {
        open.push(struct);
      }
    }
    for (Map.Entry<Path, Extent> struct : open) {
      if (struct.getValue().end() >= end && struct.getValue().start() <= start) {
        return struct.getKey();
      }
    }
    return Path.ROOT;
  }
}
